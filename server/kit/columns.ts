import { sql } from 'drizzle-orm'
import { customType, date, integer, numeric, text, timestamp } from 'drizzle-orm/pg-core'

/** 64-bit id. PostgreSQL answers it as text, and text it stays. */
export const idColumn = customType<{ data: string; driverData: string }>({ dataType: () => 'bigint' })

export const dateTime = (name: string) => timestamp(name, { precision: 0, mode: 'string' })
export const day = (name: string) => date(name, { mode: 'string' })
export const money = (name: string) => numeric(name, { precision: 18, scale: 2 })
export const rate = (name: string) => numeric(name, { precision: 8, scale: 4 })

export const primaryId = () => idColumn('id').primaryKey().default(sql`next_id()`)

/** Carried by every table that people edit. */
export const common = () => ({
  id: primaryId(),
  createUser: idColumn('create_user'),
  createDept: idColumn('create_dept'),
  createTime: dateTime('create_time').notNull().default(sql`localtimestamp(0)`),
  updateUser: idColumn('update_user'),
  updateTime: dateTime('update_time').notNull().default(sql`localtimestamp(0)`),
  status: integer('status').notNull().default(1),
  isDeleted: integer('is_deleted').notNull().default(0),
})

export const tenanted = () => ({ ...common(), tenantId: text('tenant_id').notNull().default('000000') })
