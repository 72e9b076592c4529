import { useState } from 'react'
import { collection, FAVOURITE_ADDED, FAVOURITE_REMOVED, LINES, type LineNo } from '#contract/catalogue/index.ts'
import { callServer } from '../../app/api/call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { notify } from '../../app/notify.ts'
import { useCorpCheck } from '../access/use-corp-check.ts'

interface Keepable {
  readonly id: string
  readonly line: number
}

/** Keeps and lets go. `reload` fetches the list again, as it may look different now. */
export function useFavourite(reload: () => unknown) {
  const { checkCorpLogin, dialog } = useCorpCheck()
  const label = useLabel()
  const [busy, setBusy] = useState('')
  const toggle = async (product: Keepable, kept: boolean) => {
    if (busy || !checkCorpLogin()) return
    setBusy(product.id)
    try {
      const { collectType } = LINES[product.line as LineNo]
      await callServer(kept ? collection.cancel : collection.save, { collectType, policyId: product.id })
      notify.success(label(kept ? FAVOURITE_REMOVED : FAVOURITE_ADDED))
      await reload()
    } catch {
      // The refusal has been shown.
    } finally {
      setBusy('')
    }
  }
  return { toggle, dialog }
}
