import { useTexts } from '../../app/i18n/use-texts.ts'
import { leave } from '../../app/session/leave.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { identityTexts } from './texts.ts'

export function Leaving({ onClose }: { onClose: () => void }) {
  const t = useTexts(identityTexts)
  return (
    <Dialog
      title={t('logoutAsk')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" onClick={() => void leave()}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <p>{t('logoutText')}</p>
    </Dialog>
  )
}
