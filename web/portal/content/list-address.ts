/** The page of a list, from an address that anybody may have typed. */
export function pageNumber(params: URLSearchParams): number {
  const number = Math.trunc(Number(params.get('current')))
  return number >= 1 && number <= 1000 ? number : 1
}

/** A parameter that must be one of a few words; anything else is the first of them. */
export const oneOf = <V extends string>(value: string | null, values: readonly V[]): V =>
  values.find((one) => one === value) ?? values[0]!

/** The words of a comma list that are known. */
export const knownOf = (value: string | null, values: readonly string[]): string =>
  (value ?? '')
    .split(',')
    .filter((one) => values.includes(one))
    .join(',')

export const wordOf = (params: URLSearchParams): string => (params.get('keyWord') ?? '').trim().slice(0, 50)

/** The address with something changed; anything but turning the page goes back to the first one. */
export function changed(params: URLSearchParams, change: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(params)
  next.delete('current')
  next.delete('scroll')
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return `?${next}`
}
