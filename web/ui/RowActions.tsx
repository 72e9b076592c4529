import { Button, Dropdown } from 'antd'
import { useTexts } from '../app/i18n/use-texts.ts'
import { formTexts } from './form/texts.ts'
import { Icon } from './Icon.tsx'

export interface RowAction {
  readonly key: string
  readonly label: string
  readonly onClick: () => void
  readonly danger?: boolean
}

const SHOWN = 3

/** What can be done with one row: the first few as links, the rest behind dots. `false` stands for not allowed. */
export function RowActions({ actions }: { actions: readonly (RowAction | false)[] }) {
  const t = useTexts(formTexts)
  const allowed = actions.filter((action) => action !== false)
  const shown = allowed.length > SHOWN ? allowed.slice(0, SHOWN - 1) : allowed
  const rest = allowed.slice(shown.length)
  return (
    <>
      {shown.map(({ key, label, onClick, danger }) => (
        <Button key={key} type="link" danger={danger} onClick={onClick}>
          {label}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          menu={{ items: rest.map(({ key, label, danger, onClick }) => ({ key, label, danger, onClick })) }}
        >
          <Button type="link" aria-label={t('more')} icon={<Icon name="more" />} />
        </Dropdown>
      )}
    </>
  )
}
