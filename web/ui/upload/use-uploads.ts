import { useEffect, useRef, useState } from 'react'
import { tooMany, type UploadRule, uploadRefusal, uploads } from '#contract/files/index.ts'
import type { Reply } from '#contract/kit/index.ts'
import { callServer } from '../../app/api/call.ts'
import { CallError, UNKNOWN_ERROR } from '../../app/api/errors.ts'

export type StoredFile = Reply<(typeof uploads)['put-object']>

/** A file on its way, or one that did not get through and why. */
export interface Sending {
  readonly key: number
  readonly file: File
  /** Sent so far, 0 to 1; undefined while it waits. */
  readonly share?: number
  readonly refusal?: string
  /** It may get through another time: not the rule, but the line or the server said no. */
  readonly again?: boolean
}

interface Uploads {
  readonly rule: UploadRule
  readonly businessType: string
  readonly attachGroup: string
  /** Files of the group that are there already. */
  readonly stored: number
  readonly onStored: (file: StoredFile) => void
}

/** Sends files one after the other: the first one's answer names the group of the rest. */
export function useUploads({ rule, businessType, attachGroup, stored, onStored }: Uploads) {
  const [list, setList] = useState<readonly Sending[]>([])
  const issued = useRef(0)
  const line = useRef(Promise.resolve())
  const group = useRef(attachGroup)
  const cancels = useRef(new Map<number, AbortController>())
  group.current = attachGroup || group.current
  // A form that is left takes its uploads with it.
  useEffect(() => {
    const running = cancels.current
    return () => {
      for (const cancel of running.values()) cancel.abort()
    }
  }, [])

  const change = (key: number, part: Partial<Sending>) =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const drop = (key: number) => {
    cancels.current.get(key)?.abort()
    setList((known) => known.filter((one) => one.key !== key))
  }

  const send = async (key: number, file: File) => {
    const cancel = cancels.current.get(key)
    if (!cancel || cancel.signal.aborted) return
    try {
      const onUpload = (share: number) => change(key, { share })
      change(key, { share: 0, refusal: undefined })
      const answer = await callServer(
        uploads['put-object'],
        { attachGroup: group.current, businessType },
        { files: { file }, onUpload, signal: cancel.signal, silent: true },
      )
      group.current = answer.attachGroup
      drop(key)
      onStored(answer)
    } catch (error) {
      if (cancel.signal.aborted) return
      const refusal = error instanceof CallError ? error.message : UNKNOWN_ERROR
      change(key, { share: undefined, refusal, again: true })
    }
  }
  const queue = ({ key, file }: Sending) => {
    cancels.current.set(key, new AbortController())
    change(key, { refusal: undefined })
    line.current = line.current.then(() => send(key, file))
  }
  const add = (files: readonly File[]) => {
    const waiting = list.filter(({ refusal }) => !refusal).length
    const added = files.map((file, index) => {
      issued.current += 1
      const full = stored + waiting + index >= rule.maxCount
      return { key: issued.current, file, refusal: uploadRefusal(rule, file) ?? (full ? tooMany(rule) : undefined) }
    })
    setList((known) => [...known, ...added])
    for (const one of added) if (!one.refusal) queue(one)
  }
  return { list, add, drop, retry: queue }
}
