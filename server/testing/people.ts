import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { oauth, type TokenAnswer } from '#contract/identity/index.ts'
import type { Call } from '#contract/kit/index.ts'
import { DEMO_PASSWORD } from '#server/demo/accounts.ts'
import { hashPassword, md5, user } from '#server/domains/identity/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { type Caller, callerFor, type TestApp } from './app.ts'

const { client, dept, role, roleMenu, menu, tenant } = systemTables

type UserValues = Partial<typeof user.$inferInsert> & { account: string }

/** Stores a user with the demonstration password and answers his id. */
export async function makeUser(app: TestApp, values: UserValues): Promise<string> {
  const password = await hashPassword(md5(DEMO_PASSWORD))
  const [row] = await app.house.database.db
    .insert(user)
    .values({ realName: values.account, firstLogin: 0, password, ...values })
    .returning({ id: user.id })
  return row!.id
}

/** A role of its own with these pages and buttons, by path and code. */
export async function makeRole(app: TestApp, roleAlias: string, grants: readonly string[] = []): Promise<string> {
  const { db } = app.house.database
  const [made] = await db.insert(role).values({ roleAlias, roleName: roleAlias }).returning({ id: role.id })
  for (const grant of grants) {
    const [found] = await db
      .select({ id: menu.id })
      .from(menu)
      .where(or(eq(menu.code, grant), eq(menu.path, grant)))
    if (!found) throw new Error(`no menu or button ${grant}`)
    await db.insert(roleMenu).values({ roleId: made!.id, targetId: found.id })
  }
  return made!.id
}

export async function roleId(app: TestApp, alias: string, tenantId = '000000'): Promise<string> {
  const [row] = await app.house.database.db
    .select({ id: role.id })
    .from(role)
    .where(and(eq(role.roleAlias, alias), eq(role.tenantId, tenantId)))
  return row!.id
}

export async function rootDept(app: TestApp, tenantId = '000000'): Promise<string> {
  const [row] = await app.house.database.db
    .select({ id: dept.id })
    .from(dept)
    .where(and(eq(dept.tenantId, tenantId), or(eq(dept.parentId, '0'), isNull(dept.parentId))))
  return row!.id
}

/** A tenant with its administrator `admin`, role and root department. */
export async function makeTenant(app: TestApp, tenantId: string, values: Partial<typeof tenant.$inferInsert> = {}) {
  const { db } = app.house.database
  await db.insert(tenant).values({ tenantName: `租户${tenantId}`, ...values, tenantId })
  const [head] = await db
    .insert(role)
    .values({ tenantId, roleAlias: 'administrator', roleName: '管理员' })
    .returning({ id: role.id })
  await db.execute(sql`insert into role_menu (role_id, menu_id) select ${head!.id}, id from menu`)
  const [root] = await db
    .insert(dept)
    .values({ tenantId, deptName: '总部', fullName: '总部' })
    .returning({ id: dept.id })
  const adminId = await makeUser(app, { tenantId, account: 'admin', roleId: head!.id, deptId: root!.id })
  return { tenantId, roleId: head!.id, deptId: root!.id, adminId }
}

/** A client whose secret is its name. */
export const makeClient = (app: TestApp, clientId: string, authorizedGrantTypes: string, values = {}) =>
  app.house.database.db.insert(client).values({ clientId, clientSecret: clientId, authorizedGrantTypes, ...values })

export type TokenReply = TokenAnswer & { error_code: string; error_description: string }

/** Asks for tokens and answers the bare body, whatever it is. */
export async function askToken(
  app: TestApp,
  input: Record<string, unknown>,
  headers: Record<string, string> = {},
): Promise<TokenReply & { status: number }> {
  // Tests send what no well-behaved client would.
  const answer = await app.visitor.call(oauth.token, input as never, { headers })
  return { ...(answer.body as TokenReply), status: answer.status }
}

export const byPassword = (username: string, password = DEMO_PASSWORD, rest: Record<string, unknown> = {}) => ({
  grant_type: 'password',
  username,
  password: md5(password),
  ...rest,
})

/** A new session, unlike `app.as`, which shares one. */
export async function loginAs(
  app: TestApp,
  account: string,
  tenantId = '000000',
  password = DEMO_PASSWORD,
): Promise<Caller> {
  const answer = await askToken(app, byPassword(account, password, { tenantId }))
  if (!answer.access_token) throw new Error(`login of ${account}: ${answer.error_description}`)
  return callerFor(app.url, answer.access_token, answer.user_id)
}

/** All calls of the tests come from one address; what a story counts starts at zero. */
export const forgetLimits = (app: TestApp) => app.house.database.db.execute(sql`delete from rate_limit`)

/** Asks until the call's first limit is reached and answers everything that was answered; a new window may begin once. */
export async function untilLimited<A extends { status: number }>(call: Call, ask: () => Promise<A>): Promise<A[]> {
  const { max } = call.limits[0]!
  const answers: A[] = []
  while (answers.length <= 2 * max && answers.at(-1)?.status !== 429) answers.push(await ask())
  return answers
}

/** Moves the server's clock this far ahead of the real one. */
export const passTime = (app: TestApp, seconds: number) => app.setNow(new Date(Date.now() + seconds * 1000))
