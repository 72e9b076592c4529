import type { Readable } from 'node:stream'

/** Where contents lie. A key is `ab/cd/` and the hash of the content, so a key never changes its meaning. */
export interface Store {
  /** Written down with each file, so that it is found again after another storage was enabled. */
  readonly id: string
  /** Address of the storage, empty for the disk. */
  readonly address: string
  /** Answers only when the content would survive a crash. */
  put(key: string, bytes: Buffer, type: string): Promise<void>
  /** Undefined when the storage does not have it. */
  open(key: string): Promise<Readable | undefined>
  remove(key: string): Promise<void>
}
