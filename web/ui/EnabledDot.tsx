import { useLabel } from '../app/i18n/contract-labels.ts'
import { StatusDot } from './StatusDot.tsx'

/** The dictionary yes_no: 1 no, 2 yes. */
export const ENABLED = 2

/** Whether a configuration is the enabled one. */
export function EnabledDot({ row }: { row: { status?: number; statusName: string } }) {
  const label = useLabel()
  return <StatusDot tone={row.status === ENABLED ? 'done' : 'idle'}>{label(row.statusName)}</StatusDot>
}
