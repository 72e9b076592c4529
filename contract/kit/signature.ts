/** The text that is hashed to sign a request (wire §3.2): top-level parameters, sorted, without the absent ones. */
export const signedText = (timestamp: string, nonce: string, params: Record<string, unknown>): string =>
  `${timestamp}\n${nonce}\n${canonical(params)}`

export function canonical(params: Record<string, unknown>): string {
  const present = Object.entries(params).filter(([, value]) => value !== '' && value !== null && value !== undefined)
  present.sort(([one], [other]) => (one < other ? -1 : 1))
  return present.map(([key, value]) => `${key}=${typeof value === 'string' ? value : JSON.stringify(value)}`).join('&')
}
