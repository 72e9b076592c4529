import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ZoneBlock } from '#contract/content/index.ts'
import { dateTime, day, idColumn, money, tenanted } from '#server/kit/columns.ts'

/** 0 not yet up, 1 up, 2 taken down: visitors see 1 only. */
const shown = sql`status = 1 and is_deleted = 0`
const alive = sql`is_deleted = 0`

const words = (name: string) => text(name).notNull().default('')
const number = (name: string) => integer(name).notNull().default(0)

/** An uploaded picture, or the topic of the drawn one that stands in for it. */
const pictured = () => ({ picId: idColumn('pic_id'), cover: words('cover') })

export const news = pgTable(
  'news',
  {
    ...tenanted(),
    adTitle: text('ad_title').notNull(),
    titleGrams: text('title_grams').array().notNull(),
    subTitle: words('sub_title'),
    infoType: text('info_type').notNull(),
    modelCode: words('model_code'),
    content: words('content'),
    source: words('source'),
    photoPaht: words('photo_paht'),
    ...pictured(),
    pubTime: dateTime('pub_time'),
    sort: number('sort'),
    isTop: number('is_top'),
    viewCount: number('view_count'),
    attachGroup: words('attach_group'),
  },
  (row) => [
    index('news_listed').on(row.tenantId, row.isTop.desc(), row.pubTime.desc(), row.id.desc()).where(shown),
    index('news_type').on(row.tenantId, row.infoType, row.isTop.desc(), row.pubTime.desc(), row.id.desc()).where(shown),
    index('news_model')
      .on(row.tenantId, row.modelCode, row.isTop.desc(), row.pubTime.desc(), row.id.desc())
      .where(shown),
    index('news_time').on(row.tenantId, row.pubTime, row.id).where(shown),
    index('news_words').using('gin', row.titleGrams).where(shown),
  ],
)

export const announcement = pgTable(
  'announcement',
  {
    ...tenanted(),
    title: text('title').notNull(),
    titleGrams: text('title_grams').array().notNull(),
    type: text('type').notNull(),
    modelCode: words('model_code'),
    content: words('content'),
    startTime: dateTime('start_time'),
    endTime: dateTime('end_time'),
    pubTime: dateTime('pub_time'),
    sort: number('sort'),
    isTop: number('is_top'),
    attachGroup: words('attach_group'),
  },
  (row) => [
    index('announcement_listed').on(row.tenantId, row.isTop.desc(), row.pubTime.desc(), row.id.desc()).where(shown),
    index('announcement_model').on(row.tenantId, row.modelCode, row.pubTime.desc(), row.id.desc()).where(shown),
    index('announcement_time').on(row.tenantId, row.pubTime, row.id).where(shown),
    index('announcement_words').using('gin', row.titleGrams).where(shown),
  ],
)

export const commonQuestion = pgTable(
  'common_question',
  {
    ...tenanted(),
    question: text('question').notNull(),
    questionGrams: text('question_grams').array().notNull(),
    answer: text('answer').notNull(),
    type: text('type').notNull(),
    sort: number('sort'),
  },
  (row) => [
    index('common_question_listed').on(row.tenantId, row.sort, row.id).where(shown),
    index('common_question_words').using('gin', row.questionGrams).where(shown),
  ],
)

export const hotEvent = pgTable(
  'hot_event',
  {
    ...tenanted(),
    title: text('title').notNull(),
    summary: words('summary'),
    ...pictured(),
    linkUrl: words('link_url'),
    eventDate: day('event_date'),
    sort: number('sort'),
  },
  (row) => [index('hot_event_listed').on(row.tenantId, row.sort, row.id).where(alive)],
)

export const banner = pgTable(
  'banner',
  {
    ...tenanted(),
    title: text('title').notNull(),
    subTitle: words('sub_title'),
    position: text('position').notNull(),
    ...pictured(),
    linkUrl: words('link_url'),
    openType: text('open_type').notNull().default('1'),
    startTime: dateTime('start_time').notNull(),
    endTime: dateTime('end_time').notNull(),
    sort: number('sort'),
  },
  (row) => [index('banner_listed').on(row.tenantId, row.position, row.sort).where(alive)],
)

export const activity = pgTable(
  'activity',
  {
    ...tenanted(),
    title: text('title').notNull(),
    titleGrams: text('title_grams').array().notNull(),
    activityType: text('activity_type').notNull(),
    startTime: dateTime('start_time').notNull(),
    endTime: dateTime('end_time').notNull(),
    signStartTime: dateTime('sign_start_time').notNull(),
    signEndTime: dateTime('sign_end_time').notNull(),
    address: words('address'),
    maxNum: number('max_num'),
    applyNum: number('apply_num'),
    needAudit: number('need_audit'),
    organizer: words('organizer'),
    summary: words('summary'),
    content: words('content'),
    report: words('report'),
    ...pictured(),
    posterId: idColumn('poster_id'),
    productIds: words('product_ids'),
    policyIds: words('policy_ids'),
    attachGroup: words('attach_group'),
    remark: words('remark'),
  },
  (row) => [
    index('activity_listed').on(row.tenantId, row.startTime.desc(), row.id.desc()).where(shown),
    index('activity_type').on(row.tenantId, row.activityType, row.startTime.desc(), row.id.desc()).where(shown),
    index('activity_words').using('gin', row.titleGrams).where(shown),
  ],
)

export const information = pgTable(
  'information',
  {
    ...tenanted(),
    title: text('title').notNull(),
    type: text('type').notNull(),
    content: words('content'),
    ...pictured(),
    linkUrl: words('link_url'),
    sort: number('sort'),
  },
  (row) => [index('information_listed').on(row.tenantId, row.type, row.sort, row.id).where(shown)],
)

export const modelCase = pgTable(
  'model_case',
  {
    ...tenanted(),
    caseTitle: text('case_title').notNull(),
    modelCode: words('model_code'),
    enterpriseName: words('enterprise_name'),
    financeName: words('finance_name'),
    summary: words('summary'),
    content: words('content'),
    ...pictured(),
    sort: number('sort'),
    /** 0 停用, 1 启用 */
    caseStt: number('case_stt'),
  },
  (row) => [index('model_case_listed').on(row.tenantId, row.modelCode, row.sort, row.id).where(alive)],
)

export const zone = pgTable(
  'zone',
  {
    ...tenanted(),
    zoneKey: text('zone_key').notNull(),
    zoneName: text('zone_name').notNull(),
    zoneNameEn: words('zone_name_en'),
    slogan: words('slogan'),
    sloganEn: words('slogan_en'),
    intro: words('intro'),
    introEn: words('intro_en'),
    /** A path of the portal, or `param:` and the key of the parameter that holds the outside address. */
    route: text('route').notNull(),
    cover: words('cover'),
    weight: number('weight'),
    sort: number('sort'),
    blocks: jsonb('blocks').$type<ZoneBlock[]>().notNull(),
    contactUnit: words('contact_unit'),
    contactPhone: words('contact_phone'),
  },
  (row) => [uniqueIndex('zone_key_unique').on(row.tenantId, row.zoneKey).where(alive)],
)

/** Results of a zone by month. */
export const zoneMonth = pgTable(
  'zone_month',
  {
    tenantId: text('tenant_id').notNull().default('000000'),
    zoneKey: text('zone_key').notNull(),
    month: text('month').notNull(),
    corpNum: number('corp_num'),
    creditCorpNum: number('credit_corp_num'),
    /** Yuan. */
    creditAmount: money('credit_amount').notNull(),
  },
  (row) => [primaryKey({ columns: [row.tenantId, row.zoneKey, row.month] })],
)
