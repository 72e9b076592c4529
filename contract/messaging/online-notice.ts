import { z } from 'zod'
import {
  ById,
  ByIds,
  DateTime,
  Files,
  Flag,
  family,
  fieldMeta,
  get,
  Html,
  Id,
  IdList,
  Ids,
  Int,
  ListQuery,
  PageQuery,
  pageOf,
  post,
  rowOf,
  Text,
  Title,
} from '#contract/kit/index.ts'

/** What a message is about. */
export const NOTICE_TYPES = {
  1: '系统通知',
  2: '业务通知',
  3: '政策推送',
  4: '活动通知',
  5: '时限提醒',
} as const
export const NOTICE_TYPE = { system: 1, business: 2, policy: 3, activity: 4, deadline: 5 } as const

export const RECEIVE_TYPES = { all: '全部用户', category: '按用户类别', user: '指定用户' } as const

/** Who a category's receivers are; a user without a category works for the platform. */
export const RECEIVER_CATEGORIES = { 0: '平台运营', 1: '政府用户', 2: '金融机构', 3: '企业用户' } as const

export const STAGED = 0
export const SENT = 1
export const ONLINE_NOTICE_STATES = { [STAGED]: '暂存', [SENT]: '已发送' } as const

export const READ_STATES = { 0: '未读', 1: '已读' } as const

const ReceiverIds = IdList('接收人')

const Content = z.object({
  title: Title,
  noticeType: Int('类型', { required: '请选择类型', min: 1, max: 5, choices: NOTICE_TYPES, widget: 'select' }),
  receiveType: Text('接收范围', {
    required: '请选择接收范围',
    choices: RECEIVE_TYPES,
    pattern: { test: (value: string) => Object.hasOwn(RECEIVE_TYPES, value) },
  }),
  /** Ids of users, or categories, as the range asks for. */
  receiverIds: ReceiverIds.meta({ ...fieldMeta(ReceiverIds), required: true }),
  /** Sent at this time if it is still to come, else at once. */
  sendTime: DateTime('发送时间'),
  content: Html,
  attachGroup: Files('附件', 'onlinenotice'),
})

/** Whoever names a range names its receivers. */
const named = ({ receiveType, receiverIds = '' }: { receiveType: string; receiverIds?: string }) =>
  receiveType === 'all' || receiverIds !== ''
const isCategory = ({ receiveType, receiverIds = '' }: { receiveType: string; receiverIds?: string }) =>
  receiveType !== 'category' || receiverIds.split(',').every((one) => Object.hasOwn(RECEIVER_CATEGORIES, one))

const withReceivers = <S extends typeof Content>(form: S) =>
  form
    .refine(named, { message: '请选择接收人', path: ['receiverIds'] })
    .refine(isCategory, { message: '接收人格式不正确', path: ['receiverIds'] })

export const OnlineNoticeForm = withReceivers(Content)

const status = Flag('状态', { required: '请选择状态', choices: ONLINE_NOTICE_STATES })
const Saved = withReceivers(Content.extend({ status }))
const Updated = withReceivers(Content.extend({ status, id: Id }))

const Row = rowOf(Content.omit({ content: true }), {
  status: z.number(),
  statusName: z.string(),
  /** Waits for its time. */
  scheduled: z.number(),
  noticeTypeName: z.string(),
  receiveTypeName: z.string(),
  receiverCount: z.number(),
  readCount: z.number(),
  createUserName: z.string(),
  tenantId: z.string(),
})
export type OnlineNoticeRow = z.output<typeof Row>

const Whole = Row.extend({
  content: z.string(),
  /** Names of the chosen users, for the form that edits them; only the list's keepers see them. */
  receivers: z.array(z.object({ id: z.string(), name: z.string() })),
})

/** One message to one user. `content` is its whole text, of an online notice its beginning. */
export const ReceivedMessage = z.object({
  id: z.string(),
  noticeId: z.string(),
  noticeType: z.number(),
  noticeTypeName: z.string(),
  title: z.string(),
  content: z.string(),
  summary: z.string(),
  link: z.string(),
  bizType: z.string(),
  bizId: z.string(),
  sendTime: z.string(),
  readStatus: z.number(),
  readStatusName: z.string(),
  readTime: z.string(),
})
export type ReceivedMessage = z.output<typeof ReceivedMessage>

const menu = 'menu:/content/onlinenotice'

export const onlineNotice = family('general/onlinenotice', {
  page: get({ title: '在线通知分页', who: menu, input: ListQuery, reply: pageOf(Row) }),
  detail: get({ title: '在线通知详情', who: 'login', input: ById, reply: Whole }),
  save: post({ title: '新增在线通知', who: 'may:onlinenotice_add', input: Saved }),
  update: post({ title: '修改在线通知', who: 'may:onlinenotice_edit', input: Updated }),
  remove: post({ title: '删除在线通知', who: 'may:onlinenotice_delete', input: ByIds }),
  userSelectPageList: get({
    title: '本人消息',
    who: 'login',
    input: PageQuery.extend({
      title: Text('标题', { max: 100 }),
      noticeType: Int('类型', { min: 1, max: 5, choices: NOTICE_TYPES, widget: 'select' }),
      readStatus: Flag('阅读状态', { choices: READ_STATES }),
    }),
    reply: pageOf(ReceivedMessage).extend({ unread: z.number() }),
  }),
})

const noneMeansAll = (value: unknown) =>
  value === '' || (Array.isArray(value) && value.length === 0) ? undefined : value

export const onlineNoticeMsgSend = family('general/onlinenoticemsgsend', {
  readNotice: post({
    title: '标记消息已读',
    who: 'login',
    input: z.object({ ids: z.preprocess(noneMeansAll, Ids.optional()) }),
  }),
  batchDelete: post({ title: '删除本人消息', who: 'login', input: ByIds }),
})
