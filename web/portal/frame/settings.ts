import { param } from '#contract/system/param.ts'
import type { CallInProcess } from '../../app/context.ts'

/** What operators set for head and foot of every page. */
export interface FrameSettings {
  readonly phone: string
  readonly operator: string
  readonly guidingUnit: string
  readonly guidingUnitProvidentFund: string
  readonly filing: string
  readonly hints: readonly string[]
}

const KEYS = {
  phone: 'contact.consultphone',
  operator: 'footer.operator',
  guidingUnit: 'footer.guidingUnit',
  guidingUnitProvidentFund: 'footer.guidingUnit.gjj',
  filing: 'footer.icp',
  hints: 'chatai_hot_question_list_common',
} as const

export async function readSettings(call: CallInProcess): Promise<FrameSettings> {
  const values = await Promise.all(
    Object.entries(KEYS).map(
      async ([name, paramKey]) => [name, await call(param.getValueByKey, { paramKey })] as const,
    ),
  )
  const texts = Object.fromEntries(values) as Record<keyof typeof KEYS, string>
  return { ...texts, hints: linesOf(texts.hints) }
}

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
