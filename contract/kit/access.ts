/** Who may call. A list means any one of them; `add`/`edit` depends on whether the input carries an id. */
export type Kind =
  | 'enterprise'
  | 'certified'
  | 'institution'
  | 'bank'
  | 'guarantor'
  | 'insurer'
  | 'reguarantor'
  | 'fund'
  | 'adviser'
  | 'government'
  | 'operator'
  | 'admin'

/** `may:` is a button permission code, `menu:` the path of a page granted to the caller's role. */
export type Door = 'public' | 'login' | Kind | `may:${string}` | `menu:${string}`

export type Access = Door | readonly Door[] | { readonly add: Door; readonly edit: Door }

export const addOrEdit = (name: string): Access => ({ add: `may:${name}_add`, edit: `may:${name}_edit` })

export interface Visitor {
  readonly kinds: ReadonlySet<string>
  readonly permissions: ReadonlySet<string>
  readonly menus: ReadonlySet<string>
}

/** The alias administrator passes everything; everybody else needs one of the doors. */
export function mayEnter(who: Access, visitor: Visitor | undefined, input: { id?: unknown } = {}): boolean {
  return doorsOf(who, input).some((door) => opens(door, visitor))
}

export const isPublic = (who: Access): boolean => doorsOf(who, {}).includes('public')

function doorsOf(who: Access, input: { id?: unknown }): readonly Door[] {
  if (typeof who === 'string') return [who]
  if ('add' in who) return [input.id ? who.edit : who.add]
  return who
}

function opens(door: Door, visitor: Visitor | undefined): boolean {
  if (door === 'public') return true
  if (!visitor) return false
  if (door === 'login' || visitor.kinds.has('admin')) return true
  if (door.startsWith('may:')) return visitor.permissions.has(door.slice(4))
  if (door.startsWith('menu:')) return visitor.menus.has(door.slice(5))
  return visitor.kinds.has(door)
}
