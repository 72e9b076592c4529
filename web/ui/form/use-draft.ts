import { useRef, useState } from 'react'
import { forget, keep, kept } from '../../app/session/storage.ts'
import { useSession } from '../../app/session/store.ts'
import type { FormValues } from './SchemaForm.tsx'

interface Draft {
  readonly at: number
  readonly values: FormValues
}

const SAVE_AFTER_MS = 600

/** Keeps an unfinished new record in this browser. Without a name nothing is kept. */
export function useDraft(name: string | undefined, kept_: (values: FormValues) => FormValues) {
  const user = useSession()?.user.user_id
  const key = name && `draft-${user}-${name}`
  const [found] = useState(() => (key ? kept<Draft>(key) : undefined))
  const [savedAt, setSavedAt] = useState<number>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const save = (values: FormValues) => {
    if (!key) return
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const at = Date.now()
      keep(key, { at, values: kept_(values) } satisfies Draft)
      setSavedAt(at)
    }, SAVE_AFTER_MS)
  }
  const clear = () => {
    clearTimeout(timer.current)
    setSavedAt(undefined)
    if (key) forget(key)
  }
  return { found, savedAt, save, clear }
}
