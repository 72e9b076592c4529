import type { DictRow } from '#contract/system/dict.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import type { Column } from '../../ui/table/columns.ts'

export const sealedColumn: Column<DictRow> = {
  key: 'isSealed',
  title: '封存',
  width: 90,
  render: (row) => <Sealed value={row.isSealed} />,
}

function Sealed({ value }: { value?: number }) {
  const label = useLabel()
  return value === 1 ? <StatusDot tone="waiting">{label('是')}</StatusDot> : label('否')
}
