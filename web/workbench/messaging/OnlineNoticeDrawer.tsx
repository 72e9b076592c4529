import { OnlineNoticeForm, onlineNotice, SENT, STAGED } from '#contract/messaging/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { EditDrawer } from '../../ui/form/EditDrawer.tsx'
import type { FormValues } from '../../ui/form/SchemaForm.tsx'
import { ReceiverInput, Receivers } from './ReceiverInput.tsx'
import { messagingTexts } from './texts.ts'

interface Named {
  readonly receivers?: readonly { readonly id: string; readonly name: string }[]
}

const when = { receiverIds: ({ receiveType }: FormValues) => receiveType === 'category' || receiveType === 'user' }
const inputs = { receiverIds: ReceiverInput }

/** A notice is staged, or sent: at once or at its time. */
export function OnlineNoticeDrawer({ initial, onClose }: { initial: FormValues & Named; onClose: () => void }) {
  const t = useTexts(messagingTexts)
  const isNew = !initial['id']
  return (
    <Receivers value={initial.receivers ?? []}>
      <EditDrawer
        title={t(isNew ? 'newNotice' : 'editNotice')}
        schema={OnlineNoticeForm}
        call={isNew ? onlineNotice.save : onlineNotice.update}
        initial={initial}
        when={when}
        inputs={inputs}
        ways={[
          { label: t('stage'), values: { status: STAGED }, done: t('staged') },
          { label: t('send'), values: { status: SENT }, done: t('sent') },
        ]}
        onClose={onClose}
      />
    </Receivers>
  )
}
