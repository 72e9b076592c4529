import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { common, idColumn } from '#server/kit/columns.ts'

/** Banks, guarantors, insurers and the rest; branches name their head office. */
export const institution = pgTable('institution', {
  ...common(),
  parentId: idColumn('parent_id').notNull().default('0'),
  financeName: text('finance_name').notNull(),
  shortName: text('short_name').notNull(),
  financeType: text('finance_type').notNull(),
  areaCode: text('area_code').notNull().default(''),
  address: text('address').notNull().default(''),
  phone: text('phone').notNull().default(''),
  sort: integer('sort').notNull().default(0),
})
