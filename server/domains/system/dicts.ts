import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm'
import { DICT_PARENT_KEY, type dict as DictCalls } from '#contract/system/dict.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { filtersOf } from '#server/kit/filters.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, findRow } from '#server/kit/rows.ts'
import type { Handlers } from '#server/kit/serve.ts'
import { forestOf, treeOf } from '#server/kit/trees.ts'
import type { dict, dictBiz } from './tables.ts'

type DictTable = typeof dict | typeof dictBiz
type Row = DictTable['$inferSelect']

/** The trees that pages ask for by name. */
const TREES = {
  'get-proType-tree': 'proType',
  'get-productType-tree': 'productType',
  'get-cor-tree': 'corType',
} as const

/** Both dictionaries, system and business, behave alike. */
export function dictHandlers(table: DictTable, tag: string): Handlers<typeof DictCalls> {
  const { code, dictKey, dictValue, isSealed, parentId, sort } = table
  const fields = { code, dictKey, dictValue, isSealed, parentId }
  const order = [asc(sort), asc(table.id)]

  const rowsWhere = (ctx: Ctx, where = filtersOf(fields, 'free', {})) =>
    ctx.db
      .select()
      .from(table)
      .where(and(where, existing(ctx, table)))
      .orderBy(...order)

  const openEntries = (ctx: Ctx, wanted: string) =>
    ctx.cached(`${tag} ${ctx.tenantId} ${wanted}`, [tag], () =>
      rowsWhere(ctx, and(eq(code, wanted), ne(dictKey, DICT_PARENT_KEY), eq(isSealed, 0))),
    )

  const treeOfCode = async (ctx: Ctx, wanted: string) => forestOf(await openEntries(ctx, wanted))

  const { detail, submit, remove } = crudHandlers({
    table,
    fields,
    tag,
    present: (ctx, rows) => withParentNames(ctx, table, rows),
    prepare: async (ctx, form) => prepareEntry(ctx, table, form),
    beforeRemove: (ctx, ids) => refuseWithEntries(ctx, table, ids),
  })

  return {
    detail,
    submit,
    remove,
    'parent-list': (ctx, query) =>
      pageOfTable(ctx, table, query, { fields, order, where: and(eq(dictKey, DICT_PARENT_KEY), existing(ctx, table)) }),
    'child-list': async (ctx, { parentId: parent, ...filters }) => {
      const rows = await rowsWhere(ctx, and(eq(parentId, parent), filtersOf(fields, 'free', filters)))
      return withParentNames(ctx, table, rows)
    },
    list: async (ctx, filters) => forestOf(await rowsWhere(ctx, filtersOf(fields, 'free', filters))),
    tree: async (ctx, { code: wanted }) =>
      treeOf(await rowsWhere(ctx, wanted ? eq(code, wanted) : undefined), (row) => row.dictValue),
    dictionary: (ctx, { code: wanted }) => openEntries(ctx, wanted),
    'get-list': async (ctx, { code: wanted }) => {
      const entries = await openEntries(ctx, wanted)
      const known = new Set(entries.map((entry) => entry.id))
      return entries.filter((entry) => !known.has(entry.parentId))
    },
    'get-list-parentKey': async (ctx, { code: wanted, parentKey }) => {
      const entries = await openEntries(ctx, wanted)
      const parent = entries.find((entry) => entry.dictKey === parentKey)
      return parent ? entries.filter((entry) => entry.parentId === parent.id) : []
    },
    'get-proType-tree': (ctx) => treeOfCode(ctx, TREES['get-proType-tree']),
    'get-productType-tree': (ctx) => treeOfCode(ctx, TREES['get-productType-tree']),
    'get-cor-tree': (ctx) => treeOfCode(ctx, TREES['get-cor-tree']),
  }
}

type Form = Record<string, unknown> & { id?: string }

/** A dictionary has the key -1; an entry carries its dictionary's code and a key of its own. */
async function prepareEntry(ctx: Ctx, table: DictTable, form: Form): Promise<Form> {
  const parentId = String(form['parentId'] || '0')
  if (parentId === '0') return refuseTakenCode(ctx, table, { ...form, parentId, dictKey: DICT_PARENT_KEY })
  if (!form['dictKey']) refuse('请输入字典键值')
  const parent = (await findRow(ctx, table, parentId)) ?? notFound('上级字典不存在')
  return refuseTakenKey(ctx, table, { ...form, parentId, code: parent.code })
}

async function refuseTakenCode(ctx: Ctx, table: DictTable, form: Form): Promise<Form> {
  const same = and(eq(table.code, String(form['code'])), eq(table.dictKey, DICT_PARENT_KEY))
  if (await isTaken(ctx, table, form, same)) refuse('字典编号已存在')
  if (form.id) await renameCode(ctx, table, form.id, String(form['code']))
  return form
}

async function refuseTakenKey(ctx: Ctx, table: DictTable, form: Form): Promise<Form> {
  const same = and(eq(table.code, String(form['code'])), eq(table.dictKey, String(form['dictKey'])))
  return (await isTaken(ctx, table, form, same)) ? refuse('字典键值已存在') : form
}

async function isTaken(ctx: Ctx, table: DictTable, form: Form, same: ReturnType<typeof and>): Promise<boolean> {
  const others = form.id ? ne(table.id, form.id) : undefined
  const rows = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(same, others, existing(ctx, table)))
    .limit(1)
  return rows.length > 0
}

/** Entries follow their dictionary when its code changes. */
async function renameCode(ctx: Ctx, table: DictTable, id: string, code: string): Promise<void> {
  const before = (await findRow(ctx, table, id)) ?? notFound()
  if (before.code !== code)
    await ctx.db
      .update(table)
      .set({ code })
      .where(and(eq(table.code, before.code), existing(ctx, table)))
}

/** A whole dictionary may go in one batch together with its entries. */
async function refuseWithEntries(ctx: Ctx, table: DictTable, ids: string[]): Promise<void> {
  const [below] = await ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.parentId, ids), existing(ctx, table), notInArray(table.id, ids)))
    .limit(1)
  if (below) refuse('请先删除下级数据')
}

async function withParentNames(ctx: Ctx, table: DictTable, rows: Row[]): Promise<(Row & { parentName: string })[]> {
  const wanted = [...new Set(rows.map((row) => row.parentId))].filter((id) => id !== '0')
  const parents =
    wanted.length > 0
      ? await ctx.db.select({ id: table.id, name: table.dictValue }).from(table).where(inArray(table.id, wanted))
      : []
  const names = new Map(parents.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, parentName: names.get(row.parentId) ?? '顶级' }))
}
