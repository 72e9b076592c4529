import { eq } from 'drizzle-orm'
import { hashPassword, md5, user } from '#server/domains/identity/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD, type DemoAccount } from './accounts.ts'
import type { SeededEnterprise } from './enterprises.ts'
import type { SeededInstitution } from './institutions.ts'
import { demoMobile } from './reference/random.ts'

/** Numbers beyond those of the enterprises. */
const FIRST_PHONE = 90_000

export async function seedAccounts(
  ctx: Ctx,
  institutions: SeededInstitution[],
  enterprises: SeededEnterprise[],
): Promise<void> {
  const { dept, role } = systemTables
  const roles = await ctx.db.select({ id: role.id, alias: role.roleAlias }).from(role)
  const roleIds = new Map(roles.map(({ id, alias }) => [alias, id]))
  const [root] = await ctx.db.select({ id: dept.id }).from(dept).where(eq(dept.parentId, '0'))
  const password = await hashPassword(md5(DEMO_PASSWORD))
  const owners = DEMO_ACCOUNTS.filter(({ userCategory }) => userCategory === '3')

  const rows = await Promise.all(
    DEMO_ACCOUNTS.map(async (account, index) => {
      const enterprise = enterprises[owners.indexOf(account)]
      return {
        account: account.account,
        realName: account.realName,
        name: account.realName,
        password,
        userCategory: account.userCategory,
        phone: enterprise?.phone ?? demoMobile(FIRST_PHONE + index),
        roleId: (account.role && roleIds.get(account.role)) ?? '',
        deptId: account.dept
          ? await deptNamed(ctx, account.dept, root!.id)
          : account.role === 'operator'
            ? root!.id
            : '',
        orgCode: enterprise?.orgCode ?? '',
        financeId: institutionFor(account, institutions),
        firstLogin: 0,
      }
    }),
  )
  await ctx.db.insert(user).values(rows)
  await ctx.db
    .update(user)
    .set({ firstLogin: 0, phone: demoMobile(FIRST_PHONE - 1) })
    .where(eq(user.account, 'admin'))
}

function institutionFor({ financeType, place = 0 }: DemoAccount, institutions: SeededInstitution[]): string | null {
  return institutions.filter((one) => one.financeType === financeType)[place]?.id ?? null
}

async function deptNamed(ctx: Ctx, deptName: string, parentId: string): Promise<string> {
  const { dept } = systemTables
  const [row] = await ctx.db
    .insert(dept)
    .values({ deptName, fullName: deptName, parentId, ancestors: `0,${parentId}` })
    .returning({ id: dept.id })
  return row!.id
}
