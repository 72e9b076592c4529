import { z } from 'zod'
import { family, post, Text } from '#contract/kit/index.ts'

export const EventForm = z.object({
  eventCode: Text('事件编号', { required: '参数错误：eventCode不能为空', max: 64 }),
  eventName: Text('事件名称', { max: 100 }),
  pageUrl: Text('页面地址', { max: 500 }),
  businessId: Text('业务编号', { max: 64 }),
  clientType: Text('客户端类型', { max: 20 }),
  extra: Text('附加内容', { max: 2000 }),
})

export const eventTrack = family('general/public', {
  saveEventTrack: post({
    title: '保存埋点',
    who: 'public',
    input: EventForm,
    limits: [{ by: 'ip', max: 300, seconds: 60 }],
  }),
})
