export type Tags<T> = readonly string[] | ((value: T) => readonly string[])

/** Answers kept in this process, outdated by tag. Instances tell each other over PostgreSQL (see instances.ts). */
export interface Cache {
  /** Tags may depend on what was loaded. */
  read<T>(key: string, tags: Tags<T>, load: () => Promise<T>): Promise<T>
  outdate(tags: readonly string[]): void
  clear(): void
}

const LARGEST = 5000

export function createCache(): Cache {
  const entries = new Map<string, { tags: readonly string[]; value: unknown }>()
  // Counts changes, so that a value loaded before a change is not stored after it.
  let changes = 0

  const store = (key: string, tags: readonly string[], value: unknown) => {
    if (entries.size >= LARGEST) entries.delete(entries.keys().next().value!)
    entries.set(key, { tags, value })
  }
  return {
    async read<T>(key: string, tags: Tags<T>, load: () => Promise<T>): Promise<T> {
      const known = entries.get(key)
      if (known) return known.value as T
      const before = changes
      const value = await load()
      // What does not exist is not remembered: guesses must not push answers out.
      if (value !== undefined && before === changes) store(key, typeof tags === 'function' ? tags(value) : tags, value)
      return value
    },
    outdate(tags) {
      changes += 1
      const outdated = new Set(tags)
      for (const [key, entry] of entries) if (entry.tags.some((tag) => outdated.has(tag))) entries.delete(key)
    },
    clear() {
      changes += 1
      entries.clear()
    },
  }
}
