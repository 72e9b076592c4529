import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { dateTime, day, idColumn, tenanted } from '#server/kit/columns.ts'

/** 0 未发布, 1 已发布, 2 已撤下 */
const shown = sql`status = 1 and is_deleted = 0`

const words = (name: string) => text(name).notNull().default('')
const number = (name: string) => integer(name).notNull().default(0)

export interface Clause {
  title: string
  text: string
}

export const policy = pgTable(
  'policy',
  {
    ...tenanted(),
    title: text('title').notNull(),
    titleGrams: text('title_grams').array().notNull(),
    grade: text('grade').notNull(),
    policyType: text('policy_type').notNull(),
    labels: text('labels').array().notNull(),
    /** Keys of the zones whose pages show the policy. */
    modelCodes: text('model_codes').array().notNull(),
    docNo: words('doc_no'),
    issueOrg: words('issue_org'),
    issueDate: day('issue_date').notNull(),
    /** Last day of declaration; empty when open-ended. */
    validDate: day('valid_date'),
    pubTime: dateTime('pub_time'),
    areaCode: words('area_code'),
    summary: words('summary'),
    benefitKind: words('benefit_kind'),
    benefitName: words('benefit_name'),
    benefitText: words('benefit_text'),
    target: words('target'),
    clauses: jsonb('clauses').$type<Clause[]>().notNull(),
    materials: jsonb('materials').$type<string[]>().notNull(),
    content: words('content'),
    contactUnit: words('contact_unit'),
    contactPhone: words('contact_phone'),
    attachGroup: words('attach_group'),
    productTags: words('product_tags'),
    /** The policy that an interpretation explains. */
    explainsId: idColumn('explains_id'),
    isTop: number('is_top'),
    viewCount: number('view_count'),
  },
  (row) => [
    index('policy_listed').on(row.tenantId, row.isTop.desc(), row.issueDate.desc(), row.id.desc()).where(shown),
    index('policy_grade')
      .on(row.tenantId, row.grade, row.isTop.desc(), row.issueDate.desc(), row.id.desc())
      .where(shown),
    index('policy_type')
      .on(row.tenantId, row.policyType, row.isTop.desc(), row.issueDate.desc(), row.id.desc())
      .where(shown),
    index('policy_due').on(row.tenantId, row.validDate, row.id).where(shown),
    index('policy_explains').on(row.explainsId).where(shown),
    index('policy_labels').using('gin', row.labels).where(shown),
    index('policy_models').using('gin', row.modelCodes).where(shown),
    index('policy_words').using('gin', row.titleGrams).where(shown),
  ],
)

/** What can be started here: matching, declaration, subsidy, interpretation, consultation. */
export const policyService = pgTable(
  'policy_service',
  {
    ...tenanted(),
    title: text('title').notNull(),
    type: text('type').notNull(),
    summary: words('summary'),
    department: words('department'),
    linkUrl: words('link_url'),
    startDate: day('start_date'),
    endDate: day('end_date'),
    sort: number('sort'),
  },
  (row) => [index('policy_service_listed').on(row.tenantId, row.sort, row.id).where(shown)],
)

/** 0 待上架, 1 已上架, 2 已下架 */
export const advocacy = pgTable(
  'advocacy',
  {
    ...tenanted(),
    title: text('title').notNull(),
    titleGrams: text('title_grams').array().notNull(),
    type: text('type').notNull(),
    summary: words('summary'),
    content: words('content'),
    videoUrl: words('video_url'),
    picId: idColumn('pic_id'),
    cover: words('cover'),
    policyId: idColumn('policy_id'),
    pubTime: dateTime('pub_time'),
    sort: number('sort'),
    isTop: number('is_top'),
    attachGroup: words('attach_group'),
  },
  (row) => [
    index('advocacy_listed').on(row.tenantId, row.isTop.desc(), row.pubTime.desc(), row.id.desc()).where(shown),
    index('advocacy_words').using('gin', row.titleGrams).where(shown),
  ],
)
