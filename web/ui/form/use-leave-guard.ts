import { App } from 'antd'
import { useCallback, useEffect } from 'react'
import { useBeforeUnload, useBlocker } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { formTexts } from './texts.ts'

/** Asks before unsaved changes are lost: on closing, on going to another page, on reloading. `comfort` says what stays. */
export function useLeaveGuard(dirty: boolean, onClose: () => void, comfort?: string): () => void {
  const t = useTexts(formTexts)
  const { modal } = App.useApp()
  const blocker = useBlocker(dirty)
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault()
      },
      [dirty],
    ),
  )
  const ask = useCallback(
    (onOk: () => void, onCancel?: () => void) =>
      void modal.confirm({
        title: t('leave'),
        content: comfort,
        okText: t('leaveYes'),
        cancelText: t('leaveNo'),
        onOk,
        onCancel,
      }),
    [modal, t, comfort],
  )
  useEffect(() => {
    if (blocker.state === 'blocked') ask(blocker.proceed, blocker.reset)
  }, [blocker, ask])
  return () => (dirty ? ask(onClose) : onClose())
}
