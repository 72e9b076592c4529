import { desc, sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Condition, Fee, Material, ProcessStep, Question, Subsidy } from '#contract/catalogue/index.ts'
import { common, dateTime, day, idColumn, money, primaryId, rate } from '#server/kit/columns.ts'

const published = sql`is_deleted = 0 and audit_status = '02' and shelf_status = 1 and show_flag = 1`

const codes = (name: string) => text(name).array().notNull().default(sql`'{}'`)
const flag = (name: string) => integer(name).notNull().default(0)
const list = <T>(name: string) => jsonb(name).$type<T[]>().notNull().default(sql`'[]'`)

/** The products of all eight lines; what only one line has is in `facts`, as the contract's LINE_FACTS declares it. */
export const product = pgTable(
  'product',
  {
    ...common(),
    line: integer('line').notNull(),
    proName: text('pro_name').notNull(),
    financeId: idColumn('finance_id').notNull(),
    /** Key in the dictionary of the line's kinds. */
    productType: text('product_type').notNull(),
    productTags: codes('product_tags'),
    productModels: codes('product_models'),
    guaTypes: codes('gua_types'),
    corTypes: codes('cor_types'),
    mainParts: codes('main_parts'),
    /** Empty means the whole city. */
    areaCodes: codes('area_codes'),
    repayments: codes('repayments'),
    beginRate: rate('begin_rate'),
    endRate: rate('end_rate'),
    loanAmt: money('loan_amt').notNull(),
    loantoAmt: money('loanto_amt').notNull(),
    loanDate: integer('loan_date').notNull(),
    loantoDate: integer('loanto_date').notNull(),
    /** Working days from complete papers to the money. */
    workDays: integer('work_days').notNull(),
    isPolicy: flag('is_policy'),
    isXbd: flag('is_xbd'),
    isFirst: flag('is_first'),
    isScience: flag('is_science'),
    isHot: flag('is_hot'),
    isTop: flag('is_top'),
    hotTime: dateTime('hot_time'),
    topTime: dateTime('top_time'),
    /** Shown among the hot products of the home page. */
    showChannel: flag('show_channel'),
    showFlag: flag('show_flag'),
    shelfStatus: flag('shelf_status'),
    shelfTime: dateTime('shelf_time'),
    auditStatus: text('audit_status').notNull().default('00'),
    auditRemark: text('audit_remark').notNull().default(''),
    auditTime: dateTime('audit_time'),
    submitTime: dateTime('submit_time'),
    sort: integer('sort').notNull().default(0),
    intro: text('intro').notNull().default(''),
    contacts: text('contacts').notNull().default(''),
    contactsPhone: text('contacts_phone').notNull().default(''),
    picture1: text('picture1').notNull().default(''),
    picture2: text('picture2').notNull().default(''),
    picture3: text('picture3').notNull().default(''),
    attachGroup: text('attach_group').notNull().default(''),
    conditions: list<Condition>('conditions'),
    materials: list<Material>('materials'),
    steps: list<ProcessStep>('steps'),
    fees: list<Fee>('fees'),
    subsidies: list<Subsidy>('subsidies'),
    questions: list<Question>('questions'),
    facts: jsonb('facts').$type<Record<string, string>>().notNull().default(sql`'{}'`),
    /** Pairs of characters of the product's and the institution's names, tags and kind. */
    words: codes('words'),
  },
  (row) => [
    index('product_shown').on(row.line, desc(row.topTime), row.sort, desc(row.updateTime), row.id).where(published),
    index('product_cheapest').on(row.line, row.beginRate, row.id).where(published),
    index('product_largest').on(row.line, desc(row.loantoAmt), row.id).where(published),
    index('product_quickest').on(row.line, row.workDays, row.id).where(published),
    index('product_newest').on(row.line, desc(row.shelfTime), row.id).where(published),
    index('product_hot').on(row.line, desc(row.hotTime), row.id).where(sql`${published} and is_hot = 1`),
    index('product_of_institution').on(row.financeId, row.line, row.id),
    index('product_words').using('gin', row.words),
    index('product_tags').using('gin', row.productTags),
    index('product_models').using('gin', row.productModels),
  ],
)

/** What a user keeps: policies, products. */
export const favourite = pgTable(
  'favourite',
  {
    id: primaryId(),
    userId: idColumn('user_id').notNull(),
    collectType: text('collect_type').notNull(),
    targetId: idColumn('target_id').notNull(),
    createTime: dateTime('create_time').notNull(),
  },
  (row) => [
    uniqueIndex('favourite_once').on(row.userId, row.collectType, row.targetId),
    index('favourite_newest').on(row.userId, row.collectType, desc(row.id)),
    index('favourite_target').on(row.collectType, row.targetId),
  ],
)

/** Status 0 waiting, 1 up, 2 down. */
export const productRecommend = pgTable(
  'product_recommend',
  {
    ...common(),
    productId: idColumn('product_id').notNull(),
    recommendDate: day('recommend_date').notNull(),
    reason: text('reason').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (row) => [
    uniqueIndex('product_recommend_once').on(row.recommendDate, row.productId).where(sql`is_deleted = 0`),
    index('product_recommend_shown').on(row.recommendDate, row.sort).where(sql`is_deleted = 0 and status = 1`),
  ],
)
