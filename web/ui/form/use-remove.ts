import { App } from 'antd'
import type { Call } from '#contract/kit/index.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { formTexts } from './texts.ts'

interface RemoveOptions {
  /** Said instead of 删除成功. */
  readonly done?: string
  readonly after?: () => void
  /** What else goes with it. */
  readonly hint?: string
}

/** Asks, removes, says so. Without a selection it says what is missing. */
export function useRemove(call: Call, { done, after, hint }: RemoveOptions = {}) {
  const t = useTexts(formTexts)
  const { modal } = App.useApp()
  const { mutateAsync, isPending } = useAction(call, { done: done ?? t('removed'), after })
  const ask = (ids: readonly string[]) => {
    if (ids.length === 0) return notify.warning(t('nothingChosen'))
    modal.confirm({
      title: t('removeOne'),
      content: hint,
      okText: t('confirm'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: () => mutateAsync({ ids: ids.join(',') }).catch(() => {}),
    })
  }
  return { ask, removing: isPending }
}
