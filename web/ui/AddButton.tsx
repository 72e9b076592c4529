import { Button } from 'antd'
import { useTexts } from '../app/i18n/use-texts.ts'
import { formTexts } from './form/texts.ts'
import { Icon } from './Icon.tsx'

/** The one filled button of an administered list. */
export function AddButton({ onClick }: { onClick: () => void }) {
  const t = useTexts(formTexts)
  return (
    <Button type="primary" icon={<Icon name="plus" />} onClick={onClick}>
      {t('add')}
    </Button>
  )
}
