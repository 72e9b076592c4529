import { App, Button } from 'antd'
import type { Call } from '#contract/kit/index.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { formTexts } from './texts.ts'

interface RemoveButtonProps {
  readonly call: Call
  readonly ids: readonly string[]
  readonly batch?: boolean
  readonly onDone?: () => void
}

/** Asks, removes, says so. Without a selection it says what is missing. */
export function RemoveButton({ call, ids, batch, onDone }: RemoveButtonProps) {
  const t = useTexts(formTexts)
  const { modal } = App.useApp()
  const remove = useAction(call, { done: t('removed'), after: onDone })
  const ask = () => {
    if (ids.length === 0) return notify.warning('请选择至少一条数据')
    modal.confirm({
      title: t('removeOne'),
      okText: t('confirm'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync({ ids: ids.join(',') }).catch(() => {}),
    })
  }
  return (
    <Button type={batch ? 'default' : 'link'} danger onClick={ask} loading={remove.isPending}>
      {t(batch ? 'batchRemove' : 'remove')}
    </Button>
  )
}
