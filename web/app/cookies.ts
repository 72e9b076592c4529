export function cookiesOf(header: string | null): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='))
  return Object.fromEntries(pairs.map(([name, ...value]) => [(name ?? '').trim(), value.join('=').trim()]))
}

const year = 365 * 24 * 3600

export function writeCookie(name: string, value: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Safari before 18.4
  document.cookie = `${name}=${value}; path=/; max-age=${year}; samesite=lax`
}
