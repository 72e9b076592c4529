import { and, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Audience, type Directory, registerDirectory } from '#server/domains/messaging/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { ofTenant } from '#server/kit/rows.ts'
import { user } from './tables.ts'
import { WORKING } from './user-rules.ts'

const { menu, role, roleMenu } = systemTables

const directory: Directory = {
  select: (tenantId, audience) =>
    sql`select ${user.id}, ${user.tenantId} from ${user}
      where ${and(ofTenant(user, tenantId), eq(user.status, WORKING), belongsTo(audience))}`,
  async names(ctx, ids) {
    const rows = await ctx.db
      .select({ id: user.id, realName: user.realName, account: user.account })
      .from(user)
      .where(inArray(user.id, [...ids]))
    return new Map(rows.map(({ id, realName, account }) => [id, realName || account]))
  },
}

function belongsTo(audience: Audience): SQL | undefined {
  if ('users' in audience) return inArray(user.id, [...audience.users])
  // Who registered himself has no category either, but no role.
  if ('categories' in audience) return and(inArray(user.userCategory, [...audience.categories]), ne(user.roleId, ''))
  if ('may' in audience) return holdsMenu(eq(menu.code, audience.may))
  if ('menu' in audience) return holdsMenu(eq(menu.path, audience.menu))
  if ('orgCode' in audience) return eq(user.orgCode, audience.orgCode)
  return 'financeId' in audience ? eq(user.financeId, audience.financeId) : undefined
}

/** Users one of whose roles holds the page or button; an administrator's role holds everything. */
function holdsMenu(wanted: SQL): SQL {
  const granted = sql`exists (select 1 from ${roleMenu} join ${menu} on ${menu.id} = ${roleMenu.targetId}
    where ${roleMenu.roleId} = ${role.id} and ${menu.isDeleted} = 0 and ${wanted})`
  const roles = sql`select ${role.id}::text from ${role}
    where ${role.isDeleted} = 0 and ${or(eq(role.roleAlias, 'administrator'), granted)}`
  return sql`string_to_array(${user.roleId}, ',') && array(${roles})`
}

registerDirectory(directory)
