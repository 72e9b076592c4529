import type { Kind } from '#contract/kit/index.ts'

const FINANCE_KINDS: Record<string, Kind> = {
  '000001': 'bank',
  '000002': 'guarantor',
  '000003': 'insurer',
  '000004': 'reguarantor',
  '000005': 'bank',
  '000006': 'fund',
}
const ROLE_KINDS: Record<string, readonly Kind[]> = {
  administrator: ['admin', 'operator'],
  operator: ['operator'],
  adviser: ['adviser'],
}

interface Person {
  readonly userCategory: string
  readonly authStatus: string
  readonly financeType: string
}

/** Which doors stand open to a person, apart from single permissions. */
export function kindsOf({ userCategory, authStatus, financeType }: Person, roles: readonly string[]): Set<string> {
  const kinds = new Set<Kind>(roles.flatMap((role) => ROLE_KINDS[role] ?? []))
  if (userCategory === '1') kinds.add('government')
  if (userCategory === '2') kinds.add('institution').add(FINANCE_KINDS[financeType] ?? 'institution')
  if (userCategory === '3') kinds.add('enterprise')
  if (userCategory === '3' && authStatus === '06') kinds.add('certified')
  return kinds
}
