import { join } from 'node:path'

/** The repository's folder; the bundler keeps `import.meta.dirname` pointing at the source. */
export const root = join(import.meta.dirname, '..')
