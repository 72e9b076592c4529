export const OFFICES_IN_A_PAGE = 8

export const officePages = (count: number): number => Math.max(1, Math.ceil(count / OFFICES_IN_A_PAGE))

/** One page of the list; a page beyond the last is the last. */
export function pageOfOffices<T>(offices: readonly T[], current: number): T[] {
  const page = Math.min(current, officePages(offices.length))
  return offices.slice((page - 1) * OFFICES_IN_A_PAGE, page * OFFICES_IN_A_PAGE)
}
