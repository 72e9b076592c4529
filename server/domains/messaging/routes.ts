import { smsConfig } from '#contract/messaging/index.ts'
import { serve } from '#server/kit/serve.ts'
import { sendMessage } from './sms.ts'
import { smsConfigHandlers } from './sms-configs.ts'
import { listOutbox } from './sms-outbox.ts'

export const messagingRoutes = serve(smsConfig, {
  ...smsConfigHandlers,
  'endpoint/send-message': sendMessage,
  'outbox/list': listOutbox,
})
