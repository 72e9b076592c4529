import { DICT_PARENT_KEY } from '#contract/system/dict.ts'
import { businessDictionaries } from '#server/demo/reference/business-dictionaries.ts'
import type { Dictionary, DictionaryEntry } from '#server/demo/reference/dictionaries/dictionary.ts'
import { holidays } from '#server/demo/reference/holidays.ts'
import { parameters } from '#server/demo/reference/parameters.ts'
import { regions } from '#server/demo/reference/regions.ts'
import { systemDictionaries } from '#server/demo/reference/system-dictionaries.ts'
import { hashPassword, md5, user } from '#server/domains/identity/index.ts'
import { systemTables as tables } from '#server/domains/system/index.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { calendarYear } from './calendar.ts'
import { issueIds } from './ids.ts'
import { MENUS, type PageSeed } from './menus.ts'
import { ROLES, type RoleAlias } from './roles.ts'

export interface Installation {
  webClientSecret: string
  /** Password of `admin`, also the one a reset sets. */
  initialPassword: string
}

/** What every installation starts with. Answers false when it was there already. */
export async function seedInstallation(ctx: Ctx, installation: Installation): Promise<boolean> {
  const [seeded] = await ctx.db.select({ id: tables.tenant.id }).from(tables.tenant).limit(1)
  if (seeded) return false
  await ctx.db.insert(tables.tenant).values({ tenantId: '000000', tenantName: '金桥平台', linkman: '平台运营中心' })
  await seedClients(ctx, installation.webClientSecret)
  await seedDictionaries(ctx, tables.dict, systemDictionaries)
  await seedDictionaries(ctx, tables.dictBiz, businessDictionaries)
  await seedParameters(ctx, installation.initialPassword)
  await seedRegions(ctx)
  await insertBulk(
    ctx.db,
    tables.calendarDay,
    [2025, 2026, 2027].flatMap((year) => calendarYear(year, holidays)),
  )
  const roleIds = await seedRoles(ctx)
  await seedMenus(ctx, roleIds)
  await seedAdministrator(ctx, roleIds.administrator, installation.initialPassword)
  return true
}

async function seedClients(ctx: Ctx, clientSecret: string): Promise<void> {
  const grants = 'captcha,sms,social,authorization_code,refresh_token'
  await ctx.db.insert(tables.client).values({
    clientId: 'jinqiao-web',
    clientSecret,
    authorizedGrantTypes: grants,
    signRequired: 1,
    webServerRedirectUri: '/loginLoading',
  })
}

type DictTable = typeof tables.dict | typeof tables.dictBiz

async function seedDictionaries(ctx: Ctx, table: DictTable, dictionaries: readonly Dictionary[]): Promise<void> {
  const ids = await issueIds(
    ctx,
    dictionaries.reduce((sum, { entries }) => sum + 1 + countEntries(entries), 0),
  )
  const rows = dictionaries.flatMap(({ code, name, entries }, index) => {
    const id = ids.next()
    const parent = { id, parentId: '0', code, dictKey: DICT_PARENT_KEY, dictValue: name, sort: index + 1, remark: '' }
    return [parent, ...entryRows(code, id, entries, ids.next)]
  })
  await insertBulk(ctx.db, table, rows)
}

const countEntries = (entries: readonly DictionaryEntry[]): number =>
  entries.reduce((sum, { children = [] }) => sum + 1 + countEntries(children), 0)

interface EntryRow {
  id: string
  parentId: string
  code: string
  dictKey: string
  dictValue: string
  sort: number
  remark: string
}

function entryRows(
  code: string,
  parentId: string,
  entries: readonly DictionaryEntry[],
  nextId: () => string,
): EntryRow[] {
  return entries.flatMap(({ key, value, sort, remark, children = [] }, index) => {
    const id = nextId()
    const row = { id, parentId, code, dictKey: key, dictValue: value, sort: sort ?? index + 1, remark: remark ?? '' }
    return [row, ...entryRows(code, id, children, nextId)]
  })
}

async function seedParameters(ctx: Ctx, initialPassword: string): Promise<void> {
  const own = { key: 'account.initPassword', name: '账号初始密码', value: initialPassword, remark: '重置密码时使用' }
  const rows = [...parameters.filter(({ key }) => key !== own.key), own]
  await ctx.db
    .insert(tables.param)
    .values(rows.map(({ key, name, value, remark }) => ({ paramKey: key, paramName: name, paramValue: value, remark })))
}

async function seedRegions(ctx: Ctx): Promise<void> {
  const known = new Map(regions.map((region) => [region.code, region]))
  const lineOf = (code: string): string[] => {
    const parent = known.get(code)?.parentCode
    return parent ? [...lineOf(parent), parent] : []
  }
  const LEVELS = ['', 'province', 'city', 'district', 'town'] as const
  const rows = regions.map((region, index) => {
    const line = [...lineOf(region.code), region.code].map((code) => known.get(code)!)
    const named = line.flatMap(({ code, name, regionLevel }) => {
      const level = LEVELS[regionLevel]
      return level
        ? [
            [`${level}Code`, code],
            [`${level}Name`, name],
          ]
        : []
    })
    return { ...region, ancestors: lineOf(region.code).join(','), sort: index, ...Object.fromEntries(named) }
  })
  await ctx.db.insert(tables.region).values(rows)
}

async function seedRoles(ctx: Ctx): Promise<Record<RoleAlias, string>> {
  const aliases = Object.keys(ROLES) as RoleAlias[]
  const rows = aliases.map((roleAlias, index) => ({ roleAlias, roleName: ROLES[roleAlias], sort: index + 1 }))
  const stored = await ctx.db.insert(tables.role).values(rows).returning({ id: tables.role.id })
  // Object.fromEntries forgets that every alias is a key.
  return Object.fromEntries(aliases.map((alias, index) => [alias, stored[index]!.id])) as Record<RoleAlias, string>
}

async function seedMenus(ctx: Ctx, roleIds: Record<RoleAlias, string>): Promise<void> {
  const pages = MENUS.flatMap((section) => section.pages)
  const buttons = pages.reduce((sum, page) => sum + Object.keys(page.buttons ?? {}).length, 0)
  const ids = await issueIds(ctx, MENUS.length + pages.length + buttons)
  const menus: (typeof tables.menu.$inferInsert)[] = []
  const grants = new Map<string, { roleId: string; targetId: string }>()
  for (const [index, { code, name, path, icon, pages }] of MENUS.entries()) {
    const sectionId = ids.next()
    menus.push({ id: sectionId, code, name, alias: 'menu', path, source: icon, sort: index + 1 })
    for (const [at, page] of pages.entries()) {
      const rows = pageRows(page, sectionId, at + 1, ids.next)
      menus.push(...rows)
      const roles = page.roles ?? []
      const shown = code === 'workbench' ? roles : ['administrator' as const, ...roles]
      for (const alias of shown)
        for (const targetId of [sectionId, ...rows.map(({ id }) => id!)])
          grants.set(`${alias} ${targetId}`, { roleId: roleIds[alias], targetId })
    }
  }
  await ctx.db.insert(tables.menu).values(menus)
  await ctx.db.insert(tables.roleMenu).values([...grants.values()])
}

function pageRows(
  page: PageSeed,
  parentId: string,
  sort: number,
  nextId: () => string,
): (typeof tables.menu.$inferInsert)[] {
  const { code, name, path, icon = '', buttons = {} } = page
  const id = nextId()
  const pageRow = { id, parentId, code, name, alias: 'menu', path, source: icon, sort }
  const buttonRows = Object.entries(buttons).map(([button, buttonName], index) => ({
    id: nextId(),
    parentId: id,
    code: `${code}_${button}`,
    name: buttonName,
    alias: button,
    category: 2,
    action: 2,
    sort: index + 1,
  }))
  return [pageRow, ...buttonRows]
}

async function seedAdministrator(ctx: Ctx, roleId: string, initialPassword: string): Promise<void> {
  const [root] = await ctx.db
    .insert(tables.dept)
    .values({ deptName: '金桥平台运营中心', fullName: '金桥平台运营中心', ancestors: '0' })
    .returning({ id: tables.dept.id })
  await ctx.db.insert(tables.post).values({ postCode: 'staff', postName: '工作人员', sort: 1 })
  await ctx.db.insert(user).values({
    account: 'admin',
    realName: '系统管理员',
    name: '管理员',
    password: await hashPassword(md5(initialPassword)),
    roleId,
    deptId: root!.id,
  })
}
