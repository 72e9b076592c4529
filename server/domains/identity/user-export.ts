import { and, desc, lt } from 'drizzle-orm'
import { type user as calls, USER_CATEGORIES } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { templateXlsx, writeXlsx, XLSX_TYPE } from '#server/kit/documents/xlsx.ts'
import { filtersOf } from '#server/kit/filters.ts'
import type { Download } from '#server/kit/serve.ts'
import { user } from './tables.ts'
import { presentUsers } from './user-names.ts'
import { EXPORT_COLUMNS, USER_COLUMNS } from './user-sheet.ts'
import { searchedUsers, userFields } from './users.ts'

const PORTION = 1000

/** Every user that the page's filters find, whatever page is shown. */
export function exportUsers(ctx: Ctx, query: Input<(typeof calls)['export-user']>): Download {
  const content = writeXlsx({ sheet: '用户', columns: EXPORT_COLUMNS, rows: allUsers(ctx, query) })
  return { name: '用户.xlsx', type: XLSX_TYPE, content }
}

export const userTemplate = (): Download => ({
  name: '用户导入模板.xlsx',
  type: XLSX_TYPE,
  content: templateXlsx(USER_COLUMNS),
})

/** Read in portions below the last id, so that a long export holds no cursor and skips nobody. */
async function* allUsers(ctx: Ctx, query: Record<string, unknown>) {
  const found = and(searchedUsers(ctx, query), filtersOf(userFields, 'free', query))
  let below: string | undefined
  do {
    const rows = await ctx.db
      .select()
      .from(user)
      .where(and(found, below ? lt(user.id, below) : undefined))
      .orderBy(desc(user.id))
      .limit(PORTION)
    for (const row of await presentUsers(ctx, rows)) yield { ...row, userCategoryName: categoryName(row.userCategory) }
    below = rows.length === PORTION ? rows.at(-1)!.id : undefined
  } while (below)
}

const categoryName = (category: string) => USER_CATEGORIES[category as keyof typeof USER_CATEGORIES] ?? ''
