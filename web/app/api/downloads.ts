import { useSyncExternalStore } from 'react'
import type { Call, Sent } from '#contract/kit/index.ts'
import { type FetchedFile, fetchFile, saveFile } from './call.ts'
import { CallError, UNKNOWN_ERROR } from './errors.ts'

export interface Download {
  readonly id: number
  readonly title: string
  readonly state: 'running' | 'done' | 'failed'
  readonly received: number
  readonly total?: number
  readonly file?: FetchedFile
  /** Why it failed, in Chinese. */
  readonly refusal?: string
}

const NONE: readonly Download[] = []
let downloads = NONE
let issued = 0
const listeners = new Set<() => void>()
const cancels = new Map<number, AbortController>()

/** Fetches a file beside whatever the user goes on to do; it saves itself when it has come. */
export async function startDownload<C extends Call>(title: string, call: C, input: Sent<C>): Promise<void> {
  const id = ++issued
  const cancel = new AbortController()
  cancels.set(id, cancel)
  change([...downloads, { id, title, state: 'running', received: 0 }])
  const onProgress = (received: number, total: number | undefined) => update(id, { received, total })
  try {
    const file = await fetchFile(call, input, { signal: cancel.signal, silent: true, onProgress })
    saveFile(file)
    update(id, { state: 'done', file, received: file.blob.size })
  } catch (error) {
    const refusal = error instanceof CallError ? error.message : UNKNOWN_ERROR
    if (!cancel.signal.aborted) update(id, { state: 'failed', refusal })
  } finally {
    cancels.delete(id)
  }
}

/** Stops what runs, and takes what is over off the list. */
export function dropDownload(id: number): void {
  cancels.get(id)?.abort()
  change(downloads.filter((download) => download.id !== id))
}

export const useDownloads = (): readonly Download[] =>
  useSyncExternalStore(
    subscribe,
    () => downloads,
    () => NONE,
  )

function update(id: number, part: Partial<Download>) {
  change(downloads.map((download) => (download.id === id ? { ...download, ...part } : download)))
}

function change(next: readonly Download[]) {
  downloads = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
