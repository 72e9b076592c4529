import { LINES, type LineNo } from '#contract/catalogue/index.ts'
import { dictBiz } from '#contract/system/dict.ts'
import type { CallInProcess } from '../../app/context.ts'

/** Pairs, since an object would put keys that look like numbers into another order. */
export type Names = readonly (readonly [key: string, name: string])[]

/** The dictionaries that name a line's filters, in their own order. */
export interface FilterNames {
  readonly guaType: Names
  readonly productTag: Names
  readonly areaCode: Names
  readonly kind: Names
}

export async function loadFilterNames(call: CallInProcess, line: LineNo): Promise<FilterNames> {
  const [guaType, productTag, areaCode, kind] = await Promise.all(
    ['guaType', 'productTag', 'areaCode', LINES[line].kindDict].map((code) => namesOf(call, code)),
  )
  return { guaType: guaType!, productTag: productTag!, areaCode: areaCode!, kind: kind! }
}

interface Entry {
  readonly dictKey?: string
  readonly dictValue: string
}

/** Only the top of a tree: kinds of bank loans are two levels deep, and the lower one is asked for by parent. */
async function namesOf(call: CallInProcess, code: string): Promise<Names> {
  const top: readonly Entry[] = await call(dictBiz['get-list'], { code })
  const below = TREES.has(code)
    ? await Promise.all(
        top.map(({ dictKey = '' }) => call(dictBiz['get-list-parentKey'], { code, parentKey: dictKey })),
      )
    : []
  const entries = below.length > 0 ? below.flat() : top
  return entries.map(({ dictKey = '', dictValue }) => [dictKey, dictValue] as const)
}

export const nameIn = (names: Names, key: string): string => names.find(([one]) => one === key)?.[1] ?? key

const TREES = new Set(['productType', 'proType'])
