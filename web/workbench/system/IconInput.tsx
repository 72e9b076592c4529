import { Select } from 'antd'
import { useTexts } from '../../app/i18n/use-texts.ts'
import type { FieldInputProps } from '../../ui/form/FieldInput.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { iconNames } from '../../ui/icons/names.ts'
import './IconInput.css'

/** The icon of a menu, chosen from the platform's own. */
export function IconInput({ id, value, onChange, disabled }: FieldInputProps) {
  const t = useTexts(formTexts)
  return (
    <Select
      id={id}
      disabled={disabled}
      allowClear
      showSearch
      placeholder={t('choose')}
      value={value || undefined}
      options={iconNames.map((name) => ({ value: name, label: <IconName name={name} /> }))}
      onChange={(next?: string | number) => onChange?.(next ?? '')}
    />
  )
}

export function IconName({ name = '' }: { name?: string }) {
  const known = iconNames.find((one) => one === name)
  return (
    <span className="icon-name">
      {known && <Icon name={known} />}
      {name}
    </span>
  )
}
