import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { dateTime, idColumn, primaryId } from '#server/kit/columns.ts'

/** Every SMS the platform ever wanted to send. Status 00 waiting, 10 sent, 20 kept in the sandbox, 90 failed. */
export const smsOutbox = pgTable(
  'sms_outbox',
  {
    id: primaryId(),
    phone: text('phone').notNull(),
    template: text('template').notNull(),
    content: text('content').notNull(),
    receipts: text('receipts').notNull().default(''),
    bizIds: text('biz_ids').notNull().default(''),
    status: text('status').notNull().default('00'),
    failure: text('failure').notNull().default(''),
    createUser: idColumn('create_user'),
    createTime: dateTime('create_time').notNull(),
    sendTime: dateTime('send_time'),
  },
  (row) => [index('sms_outbox_phone').on(row.phone, row.createTime.desc())],
)
