import { z } from 'zod'
import { crud, DateTime, family, get, Html, Int, ListQuery, pageOf, rowOf, Title } from '#contract/kit/index.ts'

export const NoticeForm = z.object({
  title: Title,
  category: Int('通知类型', { required: '请选择类型', min: 1, max: 99, dict: 'notice', widget: 'select' }),
  releaseTime: DateTime('通知日期', { required: '请选择通知日期' }),
  content: Html,
})

export const NoticeRow = rowOf(NoticeForm, {
  tenantId: z.string(),
  categoryName: z.string(),
  createUserName: z.string(),
})

const { submit, remove, detail } = crud({
  noun: '通知公告',
  form: NoticeForm,
  row: NoticeRow,
  permission: 'notice',
  menu: 'menu:/desk/notice',
})

/** Announcements to everybody who logs in. Those to come are seen by whoever keeps the list. */
export const notice = family('blade-desk/notice', {
  list: get({
    title: '通知公告分页',
    who: ['menu:/desk/notice', 'menu:/wel/index'],
    input: ListQuery,
    reply: pageOf(NoticeRow.omit({ content: true })),
  }),
  detail: { ...detail, who: 'login' },
  submit,
  remove,
})
