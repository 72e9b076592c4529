import { type Column, type SQL, sql } from 'drizzle-orm'

/** Chinese has no spaces, and most search words have two characters: text is found by its pairs of characters. */
const WORDS = /[\p{Script=Han}\p{L}\p{N}]+/gu

/** What is stored beside a text, under a GIN index: every pair and, for one-character queries, every character. */
export function bigramsOf(...texts: readonly string[]): string[] {
  const runs = texts.flatMap(runsOf)
  return [...new Set(runs.flatMap((run) => [...run, ...pairsOf(run)]))]
}

/** The pairs a text must have to contain the words asked for; none when there is nothing to look for. */
export function bigramsAsked(keyword: string): string[] {
  return [...new Set(runsOf(keyword).flatMap((run) => (run.length === 1 ? run : pairsOf(run))))]
}

/** A keyword of nothing but signs finds nothing, an empty one restricts nothing. */
export function matchesBigrams(column: Column, keyword: string | undefined): SQL | undefined {
  if (!keyword?.trim()) return undefined
  const asked = bigramsAsked(keyword)
  return asked.length > 0 ? sql`${column} @> ${sql.param(asked)}::text[]` : sql`false`
}

const runsOf = (text: string): string[][] =>
  [...text.normalize('NFKC').toLowerCase().matchAll(WORDS)].map(([run]) => [...run])

const pairsOf = (run: readonly string[]): string[] => run.slice(1).map((character, at) => `${run[at]}${character}`)
