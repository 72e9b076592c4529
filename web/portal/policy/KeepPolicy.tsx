import { useState } from 'react'
import { collection, FAVOURITE_ADDED, FAVOURITE_REMOVED } from '#contract/catalogue/index.ts'
import { law } from '#contract/policy/index.ts'
import { callServer } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { useSession } from '../../app/session/store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useCorpCheck } from '../access/use-corp-check.ts'
import { policyTexts } from './texts.ts'

const POLICY = '01'

/** Rendered for visitors; whether an enterprise keeps the policy is asked for once it is known. */
export function KeepPolicy({ policy }: { policy: { readonly id: string; readonly title: string } }) {
  const t = useTexts(policyTexts)
  const label = useLabel()
  const { checkCorpLogin, dialog } = useCorpCheck()
  const [busy, setBusy] = useState(false)
  const enterprise = useSession()?.user.detail.userCategory === '3'
  const own = useCall(law.collectionPage, { title: policy.title.slice(0, 50), size: 200 }, { enabled: enterprise })
  const kept = enterprise && (own.data?.records.some(({ id }) => id === policy.id) ?? false)
  const toggle = async () => {
    if (busy || !checkCorpLogin()) return
    setBusy(true)
    try {
      await callServer(kept ? collection.cancel : collection.save, { collectType: POLICY, policyId: policy.id })
      notify.success(label(kept ? FAVOURITE_REMOVED : FAVOURITE_ADDED))
      await own.refetch()
    } catch {
      // The refusal has been shown.
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <button className="button outline" type="button" aria-pressed={kept} onClick={() => void toggle()}>
        <Icon name="star" size={18} />
        {t(kept ? 'kept' : 'keep')}
      </button>
      {dialog}
    </>
  )
}
