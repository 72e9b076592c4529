import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { accessTexts } from './texts.ts'

const CERTIFY = '/myEnterprise/companyManage/index'

export function CertifyDialog({ status, onClose }: { status: 'add' | 'edit'; onClose: () => void }) {
  const t = useTexts(accessTexts)
  return (
    <Dialog
      title={t('certifyTitle')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" to={`${CERTIFY}?status=${status}`}>
            {t('certify')}
          </Button>
        </>
      }
    >
      <p>{t('certifyAsk')}</p>
    </Dialog>
  )
}
