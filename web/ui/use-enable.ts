import { App } from 'antd'
import type { Call } from '#contract/kit/index.ts'
import { useAction } from '../app/api/use-call.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import { useMay } from '../app/session/permissions.ts'
import { ENABLED } from './EnabledDot.tsx'
import { formTexts } from './form/texts.ts'
import type { RowAction } from './RowActions.tsx'

/** Makes one configuration the enabled one, after asking: the one before is switched off. */
export function useEnable(call: Call, permission: string) {
  const t = useTexts(formTexts)
  const may = useMay(permission)
  const { modal } = App.useApp()
  const enabling = useAction(call, { done: t('enabled') })
  return (row: { id: string; status?: number }, code: string): RowAction | false =>
    row.status !== ENABLED &&
    may('enable') && {
      key: 'enable',
      label: t('enable'),
      onClick: () =>
        void modal.confirm({
          title: t('enableAsk', { code }),
          content: t('enableHint'),
          okText: t('confirm'),
          cancelText: t('cancel'),
          onOk: () => enabling.mutateAsync({ id: row.id }).catch(() => {}),
        }),
    }
}
