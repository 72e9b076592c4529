/** The same text always gives the same number, so drawings stay as they are between visits. */
export function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  // Chinese names share most of their bits; without this last stir many would fall on the same mark.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

export type Random = (from: number, to: number) => number

/** Deterministic numbers in a range, rounded so that the markup stays short. */
export function seededRandom(text: string): Random {
  let state = hashOf(text)
  return (from, to) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39) >>> 0
    return Math.round(from + ((to - from) * mixed) / 0xffffffff)
  }
}

export function pick<T>(list: readonly [T, ...T[]], number: number): T {
  return list[number % list.length] ?? list[0]
}
