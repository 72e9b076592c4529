import { Button } from 'antd'
import { useRef, useState } from 'react'
import { UPLOAD_RULES, uploadRefusal, uploads } from '#contract/files/index.ts'
import { user } from '#contract/identity/user.ts'
import { callServer } from '../../app/api/call.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { updateUser } from '../../app/session/store.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Initial } from '../../ui/Monogram.tsx'
import { identityTexts } from './texts.ts'

const BUSINESS = 'avatar'
const rule = UPLOAD_RULES[BUSINESS]!

interface AvatarProps {
  readonly self: { readonly avatar?: string | undefined; readonly realName?: string; readonly account: string }
}

/** A chosen picture is kept at once. */
export function Avatar({ self }: AvatarProps) {
  const t = useTexts(identityTexts)
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const keep = useAction(user['update-info'], { done: t('saved') })
  const take = async (file: File) => {
    const refusal = uploadRefusal(rule, file)
    if (refusal) return notify.error(refusal)
    setBusy(true)
    try {
      const { link } = await callServer(uploads['put-object'], { businessType: BUSINESS }, { files: { file } })
      await keep.mutateAsync({ avatar: link })
      updateUser({ avatar: link })
    } catch {
      // The call has said why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="info-avatar">
      {self.avatar ? (
        <img src={self.avatar} alt={t('avatar')} width={80} height={80} />
      ) : (
        <Initial name={self.realName || self.account} size={80} />
      )}
      <div>
        <Button icon={<Icon name="upload" />} loading={busy} onClick={() => input.current?.click()}>
          {t('changeAvatar')}
        </Button>
        <p className="muted">{t('avatarHint')}</p>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={rule.types.map((type) => `.${type}`).join()}
        aria-label={t('changeAvatar')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void take(file)
        }}
      />
    </div>
  )
}
