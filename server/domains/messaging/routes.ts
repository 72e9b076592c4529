import { notice, onlineNotice, onlineNoticeMsgSend, smsConfig } from '#contract/messaging/index.ts'
import { serve } from '#server/kit/serve.ts'
import { deleteMessages, listMessages, readMessages } from './message-centre.ts'
import { listNotices, readNotice, removeNotices, submitNotice } from './notices.ts'
import {
  listOnlineNotices,
  readOnlineNotice,
  removeOnlineNotices,
  saveOnlineNotice,
  updateOnlineNotice,
} from './online-notices.ts'
import { sendMessage } from './sms.ts'
import { smsConfigHandlers } from './sms-configs.ts'
import { listOutbox } from './sms-outbox.ts'

export const messagingRoutes = [
  ...serve(notice, { list: listNotices, detail: readNotice, submit: submitNotice, remove: removeNotices }),
  ...serve(onlineNotice, {
    page: listOnlineNotices,
    detail: readOnlineNotice,
    save: saveOnlineNotice,
    update: updateOnlineNotice,
    remove: removeOnlineNotices,
    userSelectPageList: listMessages,
  }),
  ...serve(onlineNoticeMsgSend, { readNotice: readMessages, batchDelete: deleteMessages }),
  ...serve(smsConfig, {
    ...smsConfigHandlers,
    'endpoint/send-message': sendMessage,
    'outbox/list': listOutbox,
  }),
]
