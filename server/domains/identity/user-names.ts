import { inArray } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { USER_STATES } from '#contract/identity/index.ts'
import { dictNames, nameIn, systemTables } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { lockedAmong, lockKey } from './lockout.ts'
import type { UserRow } from './session-tokens.ts'
import { split } from './sessions.ts'

const { dept, post, role, tenant } = systemTables

/** Adds the derived names, with one query for each kind of name whatever the number of rows. */
export async function presentUsers(ctx: Ctx, rows: readonly UserRow[]) {
  const of = (name: 'roleId' | 'deptId' | 'postId' | 'tenantId') => rows.map((row) => row[name])
  const [tenantName, roleName, deptName, postName, sexes, types, locked] = await Promise.all([
    namesOf(ctx, tenant, tenant.tenantId, tenant.tenantName, of('tenantId')),
    namesOf(ctx, role, role.id, role.roleName, of('roleId')),
    namesOf(ctx, dept, dept.id, dept.deptName, of('deptId')),
    namesOf(ctx, post, post.id, post.postName, of('postId')),
    dictNames(ctx, 'sex'),
    dictNames(ctx, 'user_type'),
    lockedAmong(ctx, rows.map(keyOf)),
  ])
  return rows.map((row) => ({
    ...row,
    tenantName: tenantName(row.tenantId),
    roleName: roleName(row.roleId),
    deptName: deptName(row.deptId),
    postName: postName(row.postId),
    sexName: nameIn(sexes, row.sex),
    userTypeName: nameIn(types, row.userType),
    statusName: USER_STATES[row.status as keyof typeof USER_STATES] ?? '',
    locked: locked.has(keyOf(row)),
  }))
}

/** Little of a user, for pickers. */
export async function presentChoices(ctx: Ctx, rows: readonly UserRow[]) {
  const deptName = await namesOf(
    ctx,
    dept,
    dept.id,
    dept.deptName,
    rows.map((row) => row.deptId),
  )
  return rows.map((row) => ({ ...row, deptName: deptName(row.deptId) }))
}

const keyOf = ({ tenantId, account }: UserRow) => lockKey(tenantId, account)

/** Answers the names of a comma list of ids. */
async function namesOf(ctx: Ctx, table: PgTable, id: PgColumn, name: PgColumn, lists: readonly string[]) {
  const wanted = [...new Set(lists.flatMap(split))]
  const rows = wanted.length > 0 ? await ctx.db.select({ id, name }).from(table).where(inArray(id, wanted)) : []
  const names = new Map(rows.map((row) => [String(row.id), String(row.name)]))
  return (list: string) =>
    split(list)
      .flatMap((one) => names.get(one) ?? [])
      .join(',')
}
