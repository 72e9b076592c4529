import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { common } from '#server/kit/columns.ts'

/** The enterprise as the platform knows it; certification fills and audits the rest. */
export const enterprise = pgTable(
  'enterprise',
  {
    ...common(),
    orgCode: text('org_code').notNull(),
    enterpriseName: text('enterprise_name').notNull(),
    /** "", 00 to 06. */
    authStatus: text('auth_status').notNull().default(''),
    areaCode: text('area_code').notNull().default(''),
    townCode: text('town_code').notNull().default(''),
    industryCode: text('industry_code').notNull().default(''),
    scale: text('scale').notNull().default(''),
    address: text('address').notNull().default(''),
    contactPhone: text('contact_phone').notNull().default(''),
  },
  (row) => [uniqueIndex('enterprise_org_code').on(row.orgCode).where(sql`is_deleted = 0`)],
)
