import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { common, dateTime, day, idColumn, primaryId, tenanted } from '#server/kit/columns.ts'

const alive = sql`is_deleted = 0`

const dictColumns = () => ({
  parentId: idColumn('parent_id').notNull().default('0'),
  code: text('code').notNull(),
  dictKey: text('dict_key').notNull(),
  dictValue: text('dict_value').notNull(),
  sort: integer('sort').notNull().default(0),
  isSealed: integer('is_sealed').notNull().default(0),
  remark: text('remark').notNull().default(''),
})

export const dict = pgTable('dict', { ...common(), ...dictColumns() }, (row) => [
  index('dict_children').on(row.parentId, row.sort).where(alive),
  index('dict_code').on(row.code, row.sort).where(alive),
])

export const dictBiz = pgTable('dict_biz', { ...tenanted(), ...dictColumns() }, (row) => [
  index('dict_biz_children').on(row.parentId, row.sort).where(alive),
  index('dict_biz_code').on(row.tenantId, row.code, row.sort).where(alive),
])

export const param = pgTable(
  'param',
  {
    ...common(),
    paramName: text('param_name').notNull(),
    paramKey: text('param_key').notNull(),
    paramValue: text('param_value').notNull(),
    remark: text('remark').notNull().default(''),
  },
  (row) => [uniqueIndex('param_key_unique').on(row.paramKey).where(alive)],
)

export const tenant = pgTable(
  'tenant',
  {
    ...common(),
    tenantId: text('tenant_id').notNull(),
    tenantName: text('tenant_name').notNull(),
    linkman: text('linkman').notNull().default(''),
    contactNumber: text('contact_number').notNull().default(''),
    address: text('address').notNull().default(''),
    domainUrl: text('domain_url').notNull().default(''),
    backgroundUrl: text('background_url').notNull().default(''),
    accountNumber: integer('account_number').notNull().default(-1),
    expireTime: dateTime('expire_time'),
    packageId: idColumn('package_id'),
    datasourceId: idColumn('datasource_id'),
    licenseKey: text('license_key').notNull().default(''),
  },
  (row) => [uniqueIndex('tenant_number').on(row.tenantId).where(alive)],
)

export const tenantPackage = pgTable('tenant_package', {
  ...common(),
  packageName: text('package_name').notNull(),
  menuId: text('menu_id').notNull(),
  remark: text('remark').notNull().default(''),
})

export const client = pgTable(
  'client',
  {
    ...common(),
    clientId: text('client_id').notNull(),
    clientSecret: text('client_secret').notNull(),
    scope: text('scope').notNull().default('all'),
    authorizedGrantTypes: text('authorized_grant_types').notNull(),
    accessTokenValidity: integer('access_token_validity').notNull().default(3600),
    refreshTokenValidity: integer('refresh_token_validity').notNull().default(604800),
    webServerRedirectUri: text('web_server_redirect_uri').notNull().default(''),
    resourceIds: text('resource_ids').notNull().default(''),
    authorities: text('authorities').notNull().default(''),
    autoapprove: text('autoapprove').notNull().default(''),
    additionalInformation: text('additional_information').notNull().default(''),
    signRequired: integer('sign_required').notNull().default(0),
  },
  (row) => [uniqueIndex('client_id_unique').on(row.clientId).where(alive)],
)

export const role = pgTable('role', {
  ...tenanted(),
  parentId: idColumn('parent_id').notNull().default('0'),
  roleName: text('role_name').notNull(),
  roleAlias: text('role_alias').notNull(),
  sort: integer('sort').notNull().default(0),
})

export const menu = pgTable(
  'menu',
  {
    ...common(),
    parentId: idColumn('parent_id').notNull().default('0'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    alias: text('alias').notNull().default(''),
    path: text('path').notNull().default(''),
    source: text('source').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    category: integer('category').notNull().default(1),
    action: integer('action').notNull().default(0),
    isOpen: integer('is_open').notNull().default(1),
    remark: text('remark').notNull().default(''),
    topMenuId: idColumn('top_menu_id'),
  },
  (row) => [
    uniqueIndex('menu_code_unique').on(row.code).where(alive),
    index('menu_children').on(row.parentId, row.sort),
  ],
)

export const topMenu = pgTable('top_menu', {
  ...tenanted(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  source: text('source').notNull().default(''),
  path: text('path').notNull().default(''),
  sort: integer('sort').notNull().default(0),
})

export const topMenuSetting = pgTable(
  'top_menu_setting',
  { topMenuId: idColumn('top_menu_id').notNull(), menuId: idColumn('menu_id').notNull() },
  (row) => [primaryKey({ columns: [row.topMenuId, row.menuId] })],
)

const granted = (what: string) => ({ roleId: idColumn('role_id').notNull(), targetId: idColumn(what).notNull() })

export const roleMenu = pgTable('role_menu', granted('menu_id'), (row) => [
  primaryKey({ columns: [row.roleId, row.targetId] }),
])
export const roleDataScope = pgTable('role_data_scope', granted('data_scope_id'), (row) => [
  primaryKey({ columns: [row.roleId, row.targetId] }),
])
export const roleApiScope = pgTable('role_api_scope', granted('api_scope_id'), (row) => [
  primaryKey({ columns: [row.roleId, row.targetId] }),
])

export const dataScope = pgTable('data_scope', {
  ...common(),
  menuId: idColumn('menu_id').notNull(),
  resourceCode: text('resource_code').notNull(),
  scopeName: text('scope_name').notNull(),
  scopeField: text('scope_field').notNull().default(''),
  scopeClass: text('scope_class').notNull().default(''),
  scopeColumn: text('scope_column').notNull().default(''),
  scopeType: integer('scope_type').notNull(),
  scopeValue: text('scope_value').notNull().default(''),
  remark: text('remark').notNull().default(''),
})

export const apiScope = pgTable('api_scope', {
  ...common(),
  menuId: idColumn('menu_id').notNull(),
  resourceCode: text('resource_code').notNull(),
  scopeName: text('scope_name').notNull(),
  scopePath: text('scope_path').notNull(),
  scopeType: integer('scope_type').notNull(),
  remark: text('remark').notNull().default(''),
})

export const dept = pgTable('dept', {
  ...tenanted(),
  parentId: idColumn('parent_id').notNull().default('0'),
  ancestors: text('ancestors').notNull().default(''),
  deptName: text('dept_name').notNull(),
  fullName: text('full_name').notNull(),
  deptCategory: integer('dept_category').notNull().default(1),
  sort: integer('sort').notNull().default(0),
  remark: text('remark').notNull().default(''),
})

export const post = pgTable('post', {
  ...tenanted(),
  category: integer('category').notNull().default(1),
  postCode: text('post_code').notNull(),
  postName: text('post_name').notNull(),
  sort: integer('sort').notNull().default(0),
  remark: text('remark').notNull().default(''),
})

/** Keyed by the division's own code. */
export const region = pgTable(
  'region',
  {
    code: text('code').primaryKey(),
    parentCode: text('parent_code').notNull(),
    ancestors: text('ancestors').notNull().default(''),
    name: text('name').notNull(),
    provinceCode: text('province_code').notNull().default(''),
    provinceName: text('province_name').notNull().default(''),
    cityCode: text('city_code').notNull().default(''),
    cityName: text('city_name').notNull().default(''),
    districtCode: text('district_code').notNull().default(''),
    districtName: text('district_name').notNull().default(''),
    townCode: text('town_code').notNull().default(''),
    townName: text('town_name').notNull().default(''),
    villageCode: text('village_code').notNull().default(''),
    villageName: text('village_name').notNull().default(''),
    regionLevel: integer('region_level').notNull(),
    sort: integer('sort').notNull().default(0),
    remark: text('remark').notNull().default(''),
  },
  (row) => [index('region_children').on(row.parentCode, row.sort)],
)

/** One row a day: 1 working day, 2 day off, 3 holiday. */
export const calendarDay = pgTable(
  'calendar_day',
  {
    id: primaryId(),
    day: day('day').notNull(),
    workDayType: integer('work_day_type').notNull(),
    remark: text('remark').notNull().default(''),
  },
  (row) => [uniqueIndex('calendar_day_unique').on(row.day)],
)

const logColumns = () => ({
  id: primaryId(),
  serviceId: text('service_id').notNull(),
  serverHost: text('server_host').notNull(),
  serverIp: text('server_ip').notNull().default(''),
  env: text('env').notNull(),
  remoteIp: text('remote_ip').notNull().default(''),
  userAgent: text('user_agent').notNull().default(''),
  requestUri: text('request_uri').notNull().default(''),
  method: text('method').notNull().default(''),
  methodClass: text('method_class').notNull().default(''),
  methodName: text('method_name').notNull().default(''),
  params: text('params').notNull().default(''),
  time: integer('time').notNull().default(0),
  createBy: text('create_by').notNull().default(''),
  createTime: dateTime('create_time').notNull(),
})

export const logUsual = pgTable(
  'log_usual',
  {
    ...logColumns(),
    logLevel: text('log_level').notNull(),
    logId: text('log_id').notNull().default(''),
    logData: text('log_data').notNull().default(''),
  },
  (row) => [index('log_usual_time').on(row.createTime, row.id)],
)

export const logApi = pgTable(
  'log_api',
  {
    ...logColumns(),
    type: text('type').notNull(),
    title: text('title').notNull(),
    status: integer('status').notNull().default(200),
  },
  (row) => [index('log_api_time').on(row.createTime, row.id)],
)

export const logError = pgTable(
  'log_error',
  {
    ...logColumns(),
    stackTrace: text('stack_trace').notNull().default(''),
    exceptionName: text('exception_name').notNull().default(''),
    message: text('message').notNull().default(''),
    fileName: text('file_name').notNull().default(''),
    lineNumber: integer('line_number'),
  },
  (row) => [index('log_error_time').on(row.createTime, row.id)],
)
