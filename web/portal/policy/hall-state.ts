import { FAST_LABELS, POLICY_GRADES, POLICY_SORTS, POLICY_TYPES, SUPPORT_LABELS } from '#contract/policy/index.ts'
import { knownOf, oneOf, pageNumber, wordOf } from '../content/list-address.ts'

export const SECTIONS = [
  { type: '1', block: 'block1', labels: SUPPORT_LABELS },
  { type: '2', block: 'block2', labels: FAST_LABELS },
] as const

export interface HallState {
  readonly grade: string
  readonly label: string
  readonly policyType: string
  /** The section a label belongs to: named by `tab` where both have it, else the one that knows it. */
  readonly section: '1' | '2' | ''
  readonly scroll: string
}

const ALL_LABELS: readonly string[] = [...SUPPORT_LABELS, ...FAST_LABELS]

export function hallStateOf(params: URLSearchParams): HallState {
  const label = knownOf(params.get('label'), ALL_LABELS)
  const policyType = knownOf(params.get('policyType'), POLICY_TYPES)
  const tab = oneOf(params.get('tab'), ['', '1', '2'])
  const owner = SECTIONS.find(({ labels }) => (labels as readonly string[]).includes(label.split(',')[0] ?? ''))
  return {
    grade: knownOf(params.get('policylevel'), POLICY_GRADES),
    label,
    policyType,
    section: owner?.type ?? tab,
    scroll: oneOf(params.get('scroll'), ['', 'block1', 'block2']),
  }
}

/** Result page: the hall's filters, words and an order. A search for words begins with the best match. */
export function resultStateOf(params: URLSearchParams) {
  const { grade, label, policyType, section } = hallStateOf(params)
  const keyWord = wordOf(params)
  const asked = params.get('sorts')
  return {
    grade,
    label,
    policyType: policyType || (label ? '' : section),
    keyWord,
    modelCode: /^\w{2,10}$/.exec(params.get('model') ?? '')?.[0] ?? '',
    sorts: asked === null && keyWord ? '1' : oneOf(asked, POLICY_SORTS),
    current: pageNumber(params),
  }
}

export type ResultState = ReturnType<typeof resultStateOf>
