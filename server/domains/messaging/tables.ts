import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { dateTime, idColumn, primaryId, tenanted } from '#server/kit/columns.ts'

/** Every SMS the platform ever wanted to send; the contract names the states. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull().default('000000'),
    phone: text('phone').notNull(),
    template: text('template').notNull(),
    content: text('content').notNull(),
    /** Values for the provider's own template, as JSON; empty when the content is the message. */
    params: text('params').notNull().default(''),
    receipts: text('receipts').notNull().default(''),
    bizIds: text('biz_ids').notNull().default(''),
    status: text('status').notNull().default('00'),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure').notNull().default(''),
    createUser: idColumn('create_user'),
    createTime: dateTime('create_time').notNull(),
    sendTime: dateTime('send_time'),
  },
  (row) => [index('sms_outbox_phone').on(row.phone, row.createTime), index('sms_outbox_list').on(row.tenantId, row.id)],
)

export const smsConfig = pgTable(
  'sms_config',
  {
    ...tenanted(),
    category: integer('category').notNull(),
    smsCode: text('sms_code').notNull(),
    endpoint: text('endpoint').notNull().default(''),
    templateId: text('template_id').notNull().default(''),
    accessKey: text('access_key').notNull().default(''),
    secretKey: text('secret_key').notNull().default(''),
    regionId: text('region_id').notNull().default(''),
    signName: text('sign_name').notNull().default(''),
    remark: text('remark').notNull().default(''),
  },
  (row) => [
    uniqueIndex('sms_config_code').on(row.tenantId, row.smsCode).where(sql`is_deleted = 0`),
    uniqueIndex('sms_config_enabled').on(row.tenantId).where(sql`is_deleted = 0 and status = 2`),
  ],
)

const alive = sql`is_deleted = 0`

export const notice = pgTable(
  'notice',
  {
    ...tenanted(),
    title: text('title').notNull(),
    category: integer('category').notNull(),
    releaseTime: dateTime('release_time').notNull(),
    content: text('content').notNull(),
    createUserName: text('create_user_name').notNull().default(''),
  },
  (row) => [index('notice_list').on(row.tenantId, row.releaseTime, row.id).where(alive)],
)

/** A message of the operators to many. `status` 0 is staged, 1 sent; a scheduled one is staged until its time. */
export const onlineNotice = pgTable(
  'online_notice',
  {
    ...tenanted(),
    title: text('title').notNull(),
    noticeType: integer('notice_type').notNull(),
    receiveType: text('receive_type').notNull(),
    receiverIds: text('receiver_ids').notNull().default(''),
    content: text('content').notNull(),
    attachGroup: text('attach_group').notNull().default(''),
    sendTime: dateTime('send_time'),
    scheduled: integer('scheduled').notNull().default(0),
    receiverCount: integer('receiver_count').notNull().default(0),
    createUserName: text('create_user_name').notNull().default(''),
  },
  (row) => [
    index('online_notice_list').on(row.tenantId, row.id).where(alive),
    index('online_notice_files').on(row.attachGroup).where(sql`attach_group <> ''`),
  ],
)

/** One row for each message and each receiver. */
export const receivedMessage = pgTable(
  'received_message',
  {
    id: primaryId(),
    tenantId: text('tenant_id').notNull(),
    userId: idColumn('user_id').notNull(),
    noticeType: integer('notice_type').notNull(),
    title: text('title').notNull(),
    /** Plain text: the whole message, or the beginning of an online notice. */
    content: text('content').notNull().default(''),
    link: text('link').notNull().default(''),
    bizType: text('biz_type').notNull().default(''),
    bizId: idColumn('biz_id'),
    /** Names what happened, so that telling of it again tells nobody twice. */
    eventKey: text('event_key'),
    sendTime: dateTime('send_time').notNull(),
    readTime: dateTime('read_time'),
    isDeleted: integer('is_deleted').notNull().default(0),
  },
  (row) => [
    index('received_message_list').on(row.userId, row.id).where(alive),
    index('received_message_unread').on(row.userId).where(sql`is_deleted = 0 and read_time is null`),
    index('received_message_case').on(row.bizType, row.bizId, row.userId),
    index('received_message_read').on(row.bizType, row.bizId).where(sql`read_time is not null`),
    uniqueIndex('received_message_event').on(row.eventKey, row.userId),
  ],
)
