import { Checkbox } from 'antd'
import type { FieldInputProps } from './FieldInput.tsx'
import { useChoices } from './use-choices.ts'

/** Several of a field's choices, kept as a comma list. */
export function CheckList({ id, meta, value = '', onChange, disabled }: FieldInputProps) {
  return (
    <Checkbox.Group
      className="check-list"
      {...{ id }}
      disabled={disabled}
      options={useChoices(meta) ?? []}
      value={String(value).split(',').filter(Boolean)}
      onChange={(chosen) => onChange?.(chosen.join(','))}
    />
  )
}
