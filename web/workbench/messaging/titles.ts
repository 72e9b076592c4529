import { defineTexts } from '../../app/i18n/texts.ts'

export const titles = defineTexts('messaging/titles', {
  'zh-CN': {
    centre: '消息中心',
    onlineNotice: '在线通知',
    notice: '通知公告',
    sms: '短信配置',
    smsOutbox: '短信记录',
  },
  'en-US': {
    centre: 'Message centre',
    onlineNotice: 'Online notices',
    notice: 'Announcements',
    sms: 'SMS configurations',
    smsOutbox: 'Sent SMS',
  },
})
