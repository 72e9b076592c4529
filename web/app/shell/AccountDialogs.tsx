import { user } from '#contract/identity/user.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { PasswordChange } from '../account/PasswordChange.tsx'
import { PhoneBinding } from '../account/PhoneBinding.tsx'
import { accountTexts } from '../account/texts.ts'
import { queries } from '../api/queries.tsx'
import { familyOf } from '../api/use-call.ts'
import { useTexts } from '../i18n/use-texts.ts'
import { notify } from '../notify.ts'
import { endSession } from '../session/end.ts'
import type { AccountDialog } from './use-account-menu.ts'

/** The two dialogs of the account menu, in the workbench and on the portal. */
export function AccountDialogs({ open, onClose }: { open?: AccountDialog; onClose: () => void }) {
  const t = useTexts(accountTexts)
  if (!open) return null
  const done = (text: 'passwordDone' | 'phoneDone') => {
    notify.success(t(text))
    onClose()
  }
  return open === 'password' ? (
    <Dialog title={t('passwordTitle')} onClose={onClose}>
      <PasswordChange
        onCancel={onClose}
        onDone={() => {
          done('passwordDone')
          endSession()
        }}
      />
    </Dialog>
  ) : (
    <Dialog title={t('phoneTitle')} onClose={onClose}>
      <PhoneBinding
        onCancel={onClose}
        onDone={() => {
          done('phoneDone')
          void queries.invalidateQueries({ queryKey: [familyOf(user.info)] })
        }}
      />
    </Dialog>
  )
}
