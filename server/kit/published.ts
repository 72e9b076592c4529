import { and, type Column, eq, getTableColumns, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Ctx, isAdmin } from './ctx.ts'
import { own } from './rows.ts'

const PUBLISHED = 1

export const maintains = (ctx: Ctx): boolean => isAdmin(ctx.user) || (ctx.user?.kinds.has('operator') ?? false)

/** The public reads what is up; those who maintain content see all of it and may ask for one status. */
export function shownTo(ctx: Ctx, table: PgTable, status?: string): SQL | undefined {
  const column = (getTableColumns(table) as Record<string, Column>)['status']!
  if (!maintains(ctx)) return and(eq(column, PUBLISHED), own(ctx, table))
  return and(status && /^\d$/.test(status) ? eq(column, Number(status)) : undefined, own(ctx, table))
}

const PAGES_KEPT = 20

/** The first pages of a list are what nearly everybody asks for; free words are not remembered. */
export function cachedList<T, Q extends { current?: number }>(
  ctx: Ctx,
  tag: string,
  query: Q,
  keyword: string | undefined,
  load: () => Promise<T>,
): Promise<T> {
  if (keyword || maintains(ctx) || (query.current ?? 1) > PAGES_KEPT) return load()
  return ctx.cached(`${tag} ${ctx.tenantId} ${JSON.stringify(query)}`, [tag], load)
}

/** `a,b` of a query as a list. */
export const wordsOf = (list: string | undefined): string[] =>
  (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
