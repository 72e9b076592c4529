import { PasswordChange } from '../../app/account/PasswordChange.tsx'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { forgetEverything } from '../../app/session/end.ts'
import { currentSession } from '../../app/session/store.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { identityTexts } from './texts.ts'

/** An initial password is known to others: it is changed before anything else, or the session ends. */
export function FirstLogin({ onEnd }: { onEnd: (account: string) => void }) {
  const t = useTexts(identityTexts)
  const end = () => {
    const account = currentSession()?.user.account ?? ''
    forgetEverything()
    onEnd(account)
  }
  return (
    <Dialog title={t('firstTitle')} onClose={end}>
      <p>{t('firstText')}</p>
      <PasswordChange
        onCancel={end}
        onDone={() => {
          notify.success(t('firstDone'))
          end()
        }}
      />
    </Dialog>
  )
}
