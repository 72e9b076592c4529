import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { dateTime, day, idColumn, primaryId, tenanted } from '#server/kit/columns.ts'

const alive = sql`is_deleted = 0`

export const user = pgTable(
  'app_user',
  {
    ...tenanted(),
    code: text('code').notNull().default(''),
    userType: integer('user_type').notNull().default(1),
    userCategory: text('user_category').notNull().default(''),
    account: text('account').notNull(),
    /** argon2id of the md5 that travels. */
    password: text('password').notNull(),
    name: text('name').notNull().default(''),
    realName: text('real_name').notNull().default(''),
    avatar: text('avatar').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    birthday: day('birthday'),
    sex: integer('sex'),
    roleId: text('role_id').notNull().default(''),
    deptId: text('dept_id').notNull().default(''),
    postId: text('post_id').notNull().default(''),
    userExt: text('user_ext').notNull().default(''),
    oauthId: text('oauth_id').notNull().default(''),
    orgCode: text('org_code').notNull().default(''),
    financeId: idColumn('finance_id'),
    firstLogin: integer('first_login').notNull().default(1),
    testCount: integer('test_count').notNull().default(0),
    /** Raised to end all sessions at once: a session of an earlier epoch is over, even one opened in the same moment. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
  },
  (row) => [
    uniqueIndex('app_user_account').on(row.tenantId, row.account).where(alive),
    index('app_user_tenant').on(row.tenantId, row.id).where(alive),
    index('app_user_depts').using('gin', sql`string_to_array(${row.deptId}, ',')`),
    index('app_user_oauth').on(row.oauthId).where(sql`oauth_id <> ''`),
    index('app_user_org').on(row.orgCode).where(sql`org_code <> ''`),
    index('app_user_phone').on(row.phone).where(alive),
    index('app_user_finance').on(row.financeId).where(alive),
  ],
)

/** One row for each pair of tokens; only their hashes are stored. */
export const sessionToken = pgTable(
  'session_token',
  {
    id: primaryId(),
    /** All pairs that descend from one login. */
    familyId: idColumn('family_id').notNull(),
    userId: idColumn('user_id').notNull(),
    tenantId: text('tenant_id').notNull(),
    clientId: text('client_id').notNull(),
    epoch: integer('epoch').notNull(),
    /** Roles and departments chosen in switch mode, `""` for all. */
    roleId: text('role_id').notNull(),
    deptId: text('dept_id').notNull(),
    userType: text('user_type').notNull().default('web'),
    accessHash: text('access_hash').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    accessExpires: dateTime('access_expires').notNull(),
    refreshExpires: dateTime('refresh_expires').notNull(),
    refreshed: integer('refreshed').notNull().default(0),
    revoked: integer('revoked').notNull().default(0),
    ip: text('ip').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createTime: dateTime('create_time').notNull(),
  },
  (row) => [
    uniqueIndex('session_token_access').on(row.accessHash),
    uniqueIndex('session_token_refresh').on(row.refreshHash),
    index('session_token_family').on(row.familyId),
    index('session_token_expiry').on(row.refreshExpires),
  ],
)

export const captcha = pgTable('captcha', {
  key: text('key').primaryKey(),
  code: text('code').notNull(),
  wrong: integer('wrong').notNull().default(0),
  expiresAt: dateTime('expires_at').notNull(),
})

/** A one-time code. `ticket` replaces it once a password reset has proven the code. */
export const smsCode = pgTable(
  'sms_code',
  {
    id: primaryId(),
    phone: text('phone').notNull(),
    code: text('code').notNull(),
    ticket: text('ticket').notNull().default(''),
    wrong: integer('wrong').notNull().default(0),
    used: integer('used').notNull().default(0),
    expiresAt: dateTime('expires_at').notNull(),
    createTime: dateTime('create_time').notNull(),
  },
  (row) => [index('sms_code_phone').on(row.phone, row.createTime)],
)

export const loginFailure = pgTable('login_failure', {
  /** Tenant and account. */
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailure: dateTime('last_failure').notNull(),
})

export const guestRegistration = pgTable('guest_registration', {
  ...tenanted(),
  status: text('status').notNull(),
  version: integer('version').notNull().default(0),
  name: text('name').notNull(),
  account: text('account').notNull(),
  oauthId: text('oauth_id').notNull().default(''),
  userId: idColumn('user_id').notNull(),
  opinion: text('opinion').notNull().default(''),
})

export const authorizationCode = pgTable('authorization_code', {
  code: text('code').primaryKey(),
  clientId: text('client_id').notNull(),
  userId: idColumn('user_id').notNull(),
  expiresAt: dateTime('expires_at').notNull(),
})

/** An outside account that has proven itself and may be bound by a registration. */
export const socialProof = pgTable('social_proof', {
  key: text('key').primaryKey(),
  oauthId: text('oauth_id').notNull(),
  expiresAt: dateTime('expires_at').notNull(),
})
