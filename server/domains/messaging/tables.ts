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
