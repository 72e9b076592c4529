import { Button } from 'antd'
import type { Call } from '#contract/kit/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { formTexts } from './texts.ts'
import { useRemove } from './use-remove.ts'

interface RemoveButtonProps {
  readonly call: Call
  readonly ids: readonly string[]
  readonly batch?: boolean
  readonly done?: string
  readonly hint?: string
  readonly onDone?: () => void
}

export function RemoveButton({ call, ids, batch, done, hint, onDone }: RemoveButtonProps) {
  const t = useTexts(formTexts)
  const { ask, removing } = useRemove(call, { done, hint, after: onDone })
  return (
    <Button type={batch ? 'text' : 'link'} danger onClick={() => ask(ids)} loading={removing}>
      {t(batch ? 'batchRemove' : 'remove')}
    </Button>
  )
}
