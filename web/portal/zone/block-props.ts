import type { ZoneBlock } from '#contract/content/index.ts'
import type { ZoneData } from './load-zone.ts'

export interface BlockProps {
  readonly block: ZoneBlock
  /** In the reader's language. */
  readonly title: string
  readonly data: ZoneData
  readonly today: string
}
