export type Random = {
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number
  pick<Item>(items: readonly Item[]): Item
  /** Picks in proportion to the weights. */
  weighted<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item
  shuffle<Item>(items: readonly Item[]): Item[]
  chance(probability: number): boolean
}

/** The same seed gives the same sequence on every machine. */
export function seeded(seed: string): Random {
  const next = numbersFrom(hash(seed))
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))
  return {
    int,
    pick: (items) => at(items, int(0, items.length - 1)),
    weighted: (items) => pickWeighted(items, next()),
    shuffle: (items) => shuffled(items, int),
    chance: (probability) => next() < probability,
  }
}

const CODE_CHARACTERS = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const BODY_CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const BODY_WEIGHTS = [3, 7, 9, 10, 5, 8, 4, 2]

/** A valid unified social credit code; the bodies given out to real organisations do not begin with DM. */
export function demoOrgCode(n: number): string {
  const body = `DM${digits(n, 6)}`
  const code = `91320500${body}${bodyCheckDigit(body)}`
  return `${code}${orgCodeCheckDigit(code)}`
}

/** GB 32100—2015: the eighteenth character, from the seventeen before it. */
export function orgCodeCheckDigit(code: string): string {
  const sum = [...code].reduce((total, character, place) => {
    return total + CODE_CHARACTERS.indexOf(character) * (3 ** place % 31)
  }, 0)
  return CODE_CHARACTERS.charAt((31 - (sum % 31)) % 31)
}

/** Eleven digits; the range 169 is not given to any operator. */
export function demoMobile(n: number): string {
  return `1690${digits(n, 7)}`
}

/** GB 11714: the ninth character of the organisation's own code. */
function bodyCheckDigit(body: string): string {
  const sum = BODY_WEIGHTS.reduce((total, weight, place) => {
    return total + weight * BODY_CHARACTERS.indexOf(body.charAt(place))
  }, 0)
  return '0123456789X'.charAt((11 - (sum % 11)) % 11)
}

function digits(n: number, length: number): string {
  const text = String(n).padStart(length, '0')
  if (!/^\d+$/.test(text) || text.length > length) throw new RangeError(`out of the demonstration range: ${n}`)
  return text
}

function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value
}

/** A Weyl sequence whose steps are scrambled, giving fractions from 0 up to 1. */
function numbersFrom(start: number): () => number {
  let state = start
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x85ebca6b)
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000
  }
}

function pickWeighted<Item>(items: readonly (readonly [Item, number])[], fraction: number): Item {
  let left = fraction * items.reduce((sum, [, weight]) => sum + weight, 0)
  const chosen = items.findIndex(([, weight]) => {
    left -= weight
    return left < 0
  })
  return at(items, chosen)[0]
}

function shuffled<Item>(items: readonly Item[], int: (min: number, max: number) => number): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = int(0, last)
    ;[result[last], result[other]] = [at(result, other), at(result, last)]
  }
  return result
}

function at<Item>(items: readonly Item[], index: number): Item {
  if (index < 0 || index >= items.length) throw new RangeError('nothing to pick from')
  // the bounds were checked on the line above; an item may itself be undefined
  return items[index] as Item
}
