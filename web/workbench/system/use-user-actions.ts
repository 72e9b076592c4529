import { App } from 'antd'
import { type UserRow, user } from '#contract/identity/user.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { formTexts } from '../../ui/form/texts.ts'
import { systemTexts } from './texts.ts'

const idsOf = (rows: readonly UserRow[]) => ({ userIds: rows.map(({ id }) => id).join(',') })

/** What is done to accounts without a form: a reset asks first, unlocking harms nobody. */
export function useUserActions() {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const { modal } = App.useApp()
  const resetting = useAction(user['reset-password'], { done: form('done') })
  const unlocking = useAction(user.unlock, { done: t('unlocked') })
  return {
    reset: (rows: readonly UserRow[]) =>
      void modal.confirm({
        title: t('resetAsk', { names: rows.map(({ realName, account }) => realName || account).join('、') }),
        content: t('resetHint'),
        okText: t('confirm'),
        cancelText: t('cancel'),
        onOk: () => resetting.mutateAsync(idsOf(rows)).catch(() => {}),
      }),
    unlock: (rows: readonly UserRow[]) => unlocking.mutate(idsOf(rows)),
  }
}
