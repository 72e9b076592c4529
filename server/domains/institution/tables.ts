import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { common, idColumn } from '#server/kit/columns.ts'

const open = sql`is_deleted = 0 and status = 1`
const headOffice = sql`parent_id = 0 and is_deleted = 0 and status = 1`

/** Banks, guarantors, insurers and the rest; branches name their head office. */
export const institution = pgTable(
  'institution',
  {
    ...common(),
    parentId: idColumn('parent_id').notNull().default('0'),
    financeName: text('finance_name').notNull(),
    shortName: text('short_name').notNull(),
    financeType: text('finance_type').notNull(),
    /** How demands address it: 000001 or 000040, empty when it accepts none. */
    branchType: text('branch_type').notNull().default(''),
    areaCode: text('area_code').notNull().default(''),
    townCode: text('town_code').notNull().default(''),
    address: text('address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    openHours: text('open_hours').notNull().default(''),
    intro: text('intro').notNull().default(''),
    services: text('services').notNull().default(''),
    picture1: text('picture1').notNull().default(''),
    /** Comma lists: the channels that offer it, the zones it serves. */
    chanels: text('chanels').notNull().default('1'),
    models: text('models').notNull().default(''),
    /** Place on the schematic map of the districts. */
    mapX: integer('map_x').notNull().default(0),
    mapY: integer('map_y').notNull().default(0),
    sort: integer('sort').notNull().default(0),
  },
  (row) => [
    index('institution_heads').on(row.sort, row.id).where(headOffice),
    index('institution_heads_of_type').on(row.financeType, row.sort, row.id).where(headOffice),
    index('institution_branches').on(row.parentId, row.sort, row.id).where(open),
    index('institution_places').on(row.areaCode, row.financeType, row.sort, row.id).where(open),
  ],
)

/** Banks that open accounts by appointment. */
export const bankOrder = pgTable(
  'bank_order',
  {
    ...common(),
    bankName: text('bank_name').notNull(),
    financeId: idColumn('finance_id'),
    picture1: text('picture1').notNull().default(''),
    picture2: text('picture2').notNull().default(''),
    qrCode: text('qr_code').notNull().default(''),
    bankUrl: text('bank_url').notNull().default(''),
    phone: text('phone').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (row) => [index('bank_order_open').on(row.sort, row.id).where(open)],
)
