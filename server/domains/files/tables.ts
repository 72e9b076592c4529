import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { tenanted } from '#server/kit/columns.ts'

const alive = sql`is_deleted = 0`

/** One row for each upload. Equal contents share one stored object. */
export const attach = pgTable(
  'attach',
  {
    ...tenanted(),
    originalName: text('original_name').notNull(),
    extension: text('extension').notNull(),
    attachSize: integer('attach_size').notNull(),
    attachGroup: text('attach_group').notNull(),
    businessType: text('business_type').notNull().default(''),
    /** Which storage keeps the content, and under which name: the hash of the content. */
    store: text('store').notNull(),
    name: text('name').notNull(),
    domainUrl: text('domain_url').notNull().default(''),
  },
  (row) => [
    index('attach_group').on(row.attachGroup, row.id),
    index('attach_content').on(row.name, row.store),
    index('attach_list').on(row.tenantId, row.id).where(alive),
  ],
)

export const oss = pgTable(
  'oss',
  {
    ...tenanted(),
    category: integer('category').notNull(),
    ossCode: text('oss_code').notNull(),
    endpoint: text('endpoint').notNull().default(''),
    transformEndpoint: text('transform_endpoint').notNull().default(''),
    bucketName: text('bucket_name').notNull().default(''),
    accessKey: text('access_key').notNull().default(''),
    secretKey: text('secret_key').notNull().default(''),
    appId: text('app_id').notNull().default(''),
    region: text('region').notNull().default(''),
    remark: text('remark').notNull().default(''),
  },
  (row) => [
    uniqueIndex('oss_code_unique').on(row.tenantId, row.ossCode).where(alive),
    uniqueIndex('oss_enabled').on(row.tenantId).where(sql`is_deleted = 0 and status = 2`),
  ],
)
