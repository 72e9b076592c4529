import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { accountTexts } from './texts.ts'

/** The last row of a form in a dialog or card. */
export function FormActions({ busy, onCancel }: { busy: boolean; onCancel?: () => void }) {
  const t = useTexts(accountTexts)
  return (
    <div className="form-actions">
      {onCancel && <Button onClick={onCancel}>{t('cancel')}</Button>}
      <Button kind="primary" type="submit" disabled={busy}>
        {t(busy ? 'working' : 'confirm')}
      </Button>
    </div>
  )
}
