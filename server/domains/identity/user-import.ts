import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type user as calls, NewUserForm, USER_CATEGORIES, UserChange } from '#contract/identity/index.ts'
import { type Input, mayEnter } from '#contract/kit/index.ts'
import { dictNames, systemTables } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { readXlsx, type XlsxLine } from '#server/kit/documents/xlsx.ts'
import { parseInput } from '#server/kit/input.ts'
import { forbidden, Refusal, refuse } from '#server/kit/refusals.ts'
import { own } from '#server/kit/rows.ts'
import type { Uploaded } from '#server/kit/serve.ts'
import { user } from './tables.ts'
import { admitUser, changeUser, initialPassword } from './user-changes.ts'
import { ACCOUNT_TAKEN, freePlaces, lockAccounts, NO_PLACE } from './user-rules.ts'
import { USER_COLUMNS } from './user-sheet.ts'

const LIMITS = { rows: 2000, unpackedBytes: 20 * 1024 * 1024 }

const { dept, post, role } = systemTables

/** Good lines are stored, bad ones are told with their number. New accounts get the initial password. */
export async function importUsers(ctx: Ctx, { file, isCovered }: Input<(typeof calls)['import-user']> & Uploaded) {
  const covers = isCovered === 1
  if (covers && !mayEnter('may:user_edit', ctx.user)) forbidden()
  const lines = await Array.fromAsync(readXlsx(file.bytes, USER_COLUMNS, LIMITS))
  await lockAccounts(ctx, ctx.tenantId)
  const desk = await openDesk(ctx, covers)
  const errors: { line: number; message: string }[] = []
  for (const line of lines) {
    const message = await takeLine(ctx, desk, line)
    if (message) errors.push({ line: line.line, message })
  }
  const [total, failed] = [lines.length, errors.length]
  return { total, failed, errors, message: `导入完成，成功${total - failed}条，失败${failed}条` }
}

type Desk = Awaited<ReturnType<typeof openDesk>>

/** What all lines share. */
async function openDesk(ctx: Ctx, covers: boolean) {
  return {
    covers,
    hash: await initialPassword(ctx),
    places: await freePlaces(ctx, ctx.tenantId),
    words: {
      sex: keysByName(await dictNames(ctx, 'sex')),
      userType: keysByName(await dictNames(ctx, 'user_type')),
      userCategory: keysByName(Object.entries(USER_CATEGORIES)),
    },
    ids: {
      roleId: await idsByName(ctx, role, role.id, role.roleName),
      deptId: await idsByName(ctx, dept, dept.id, dept.deptName),
      postId: await idsByName(ctx, post, post.id, post.postName),
    },
  }
}

/** Answers why a line is refused. Everything is checked before anything is written, so a refused line leaves nothing. */
async function takeLine(ctx: Ctx, desk: Desk, { values }: XlsxLine): Promise<string | undefined> {
  try {
    const form = formOf(desk, values)
    const [before] = await ctx.db
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.account, values['account']!), own(ctx, user)))
    if (before) await coverUser(ctx, desk, { ...form, id: before.id })
    else await addUser(ctx, desk, form)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

async function coverUser(ctx: Ctx, { covers }: Desk, form: object): Promise<void> {
  if (!covers) refuse(ACCOUNT_TAKEN)
  await changeUser(ctx, parseInput(UserChange, { ...form }))
}

async function addUser(ctx: Ctx, desk: Desk, form: object): Promise<void> {
  const { password: _password, password2: _again, ...whole } = parseInput(NewUserForm, { ...form, ...NO_PASSWORD })
  if (desk.places < 1) refuse(NO_PLACE)
  await admitUser(ctx, ctx.tenantId, whole, desk.hash)
  desk.places -= 1
}

/** The form asks for one; the account gets the initial password instead. */
const NO_PASSWORD = { password: '-', password2: '-' }

/** Empty cells say nothing: they leave an account as it is. */
function formOf({ words, ids }: Desk, values: Record<string, string>) {
  const told = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))
  const { sexName, userTypeName, userCategoryName, roleName, deptName, postName, ...plain } = told
  return {
    ...plain,
    sex: wordKey(words.sex, '性别', sexName),
    userType: wordKey(words.userType, '用户平台', userTypeName),
    userCategory: wordKey(words.userCategory, '用户类别', userCategoryName),
    roleId: idList(ids.roleId, '角色', roleName),
    deptId: idList(ids.deptId, '部门', deptName),
    postId: idList(ids.postId, '岗位', postName),
  }
}

const keysByName = (names: Iterable<[string, string]>) => new Map([...names].map(([key, name]) => [name, key]))

const wordKey = (keys: ReadonlyMap<string, string>, label: string, name?: string): string | undefined =>
  name && (keys.get(name) ?? refuse(`${label}「${name}」不存在`))

async function idsByName(ctx: Ctx, table: PgTable, id: PgColumn, name: PgColumn) {
  const rows = await ctx.db.select({ id, name }).from(table).where(own(ctx, table))
  return Map.groupBy(rows, (row) => String(row.name))
}

type IdsByName = Awaited<ReturnType<typeof idsByName>>

function idList(known: IdsByName, label: string, names?: string): string | undefined {
  return names
    ?.split(/[,，、;；]/)
    .map((name) => idNamed(known, label, name.trim()))
    .join(',')
}

function idNamed(known: IdsByName, label: string, name: string): string {
  const [first, second] = known.get(name) ?? []
  if (!first) return refuse(`${label}「${name}」不存在`)
  return second ? refuse(`${label}「${name}」有重名，请在页面中设置`) : String(first.id)
}
