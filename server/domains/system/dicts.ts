import { and, asc, eq, ne, type SQL } from 'drizzle-orm'
import { DICT_PARENT_KEY, type dict as DictCalls } from '#contract/system/dict.ts'
import { ROOT, refuseOwnAncestor, refuseWithBranches, withParentNames } from '#server/kit/branches.ts'
import { crudHandlers } from '#server/kit/crud.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { filtersOf } from '#server/kit/filters.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { existing, findRow, ofTenant, own } from '#server/kit/rows.ts'
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

  const rowsWhere = (ctx: Ctx, where?: SQL, shown = existing(ctx, table)) =>
    ctx.db
      .select()
      .from(table)
      .where(and(where, shown))
      .orderBy(...order)

  const openEntries = (ctx: Ctx, wanted: string) =>
    ctx.cached(`${tag} ${ctx.tenantId} ${wanted}`, [tag], () =>
      rowsWhere(ctx, and(eq(code, wanted), ne(dictKey, DICT_PARENT_KEY), eq(isSealed, 0)), own(ctx, table)),
    )

  const treeOfCode = async (ctx: Ctx, wanted: string) => forestOf(await openEntries(ctx, wanted))

  const { detail, submit, remove } = crudHandlers({
    table,
    fields,
    tag,
    present: (ctx, rows) => withParentNames(ctx, table, 'dictValue', rows),
    prepare: async (ctx, form) => prepareEntry(ctx, table, form),
    beforeRemove: (ctx, ids) => refuseWithBranches(ctx, table, ids),
  })

  return {
    detail,
    submit,
    remove,
    'parent-list': (ctx, query) =>
      pageOfTable(ctx, table, query, { fields, order, where: and(eq(dictKey, DICT_PARENT_KEY), existing(ctx, table)) }),
    'child-list': async (ctx, { parentId: parent, ...filters }) => {
      const rows = await rowsWhere(ctx, and(eq(parentId, parent), filtersOf(fields, 'free', filters)))
      return withParentNames(ctx, table, 'dictValue', rows)
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

/** A dictionary has the key -1; an entry carries its dictionary's code and tenant and a key of its own. */
async function prepareEntry(ctx: Ctx, table: DictTable, form: Form): Promise<Form> {
  const parentId = String(form['parentId'] || ROOT)
  const before = form.id ? ((await findRow(ctx, table, form.id)) ?? notFound()) : undefined
  if (parentId === ROOT) return prepareDictionary(ctx, table, { ...form, parentId, dictKey: DICT_PARENT_KEY }, before)
  if (!form['dictKey']) refuse('请输入字典键值')
  const parent = (await findRow(ctx, table, parentId)) ?? notFound('上级字典不存在')
  if (form.id) await refuseOwnAncestor(ctx, table, form.id, parentId)
  const entry: Form = { ...form, parentId, code: parent.code, tenantId: tenantOf(ctx, parent) }
  const same = and(eq(table.code, parent.code), eq(table.dictKey, String(form['dictKey'])))
  return (await isTaken(ctx, table, entry, same)) ? refuse('字典键值已存在') : entry
}

/** Entries follow their dictionary when its code changes. */
async function prepareDictionary(ctx: Ctx, table: DictTable, given: Form, before: Row | undefined): Promise<Form> {
  const form: Form = { ...given, tenantId: tenantOf(ctx, before) }
  const code = String(form['code'])
  if (await isTaken(ctx, table, form, and(eq(table.code, code), eq(table.dictKey, DICT_PARENT_KEY))))
    refuse('字典编号已存在')
  if (before && before.code !== code)
    await ctx.db
      .update(table)
      .set({ code })
      .where(and(eq(table.code, before.code), ofTenant(table, String(form['tenantId']))))
  return form
}

/** System dictionaries have no tenant of their own. */
const tenantOf = (ctx: Ctx, row: Row | undefined): string => (row && 'tenantId' in row ? row.tenantId : ctx.tenantId)

async function isTaken(ctx: Ctx, table: DictTable, form: Form, same: SQL | undefined): Promise<boolean> {
  const others = form.id ? ne(table.id, form.id) : undefined
  return (await ctx.db.$count(table, and(same, others, ofTenant(table, String(form['tenantId']))))) > 0
}
