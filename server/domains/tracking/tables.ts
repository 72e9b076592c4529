import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { dateTime, idColumn, primaryId } from '#server/kit/columns.ts'

export const eventTrack = pgTable(
  'event_track',
  {
    id: primaryId(),
    eventCode: text('event_code').notNull(),
    eventName: text('event_name').notNull().default(''),
    pageUrl: text('page_url').notNull().default(''),
    businessId: text('business_id').notNull().default(''),
    clientType: text('client_type').notNull().default(''),
    extra: text('extra').notNull().default(''),
    userId: idColumn('user_id'),
    userName: text('user_name').notNull().default(''),
    userCategory: text('user_category').notNull().default(''),
    remoteIp: text('remote_ip').notNull().default(''),
    createTime: dateTime('create_time').notNull(),
  },
  (row) => [
    index('event_track_time').on(row.createTime, row.id),
    index('event_track_code').on(row.eventCode, row.createTime),
  ],
)
