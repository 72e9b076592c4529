import { and, eq, getTableName, inArray, ne } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type CrudTable, crudHandlers } from './crud.ts'
import type { Ctx } from './ctx.ts'
import { lockUntilCommit } from './locks.ts'
import { columnOf } from './pages.ts'
import { notFound, refuse } from './refusals.ts'
import { existing, findRow, ofTenant, updateRow } from './rows.ts'
import { keepSecret } from './secrets.ts'

const OFF = 1
const ON = 2

interface Configurations<T extends PgTable> extends CrudTable<T> {
  tag: string
}

/** Configurations of outside services: each tenant has at most one enabled, and it is not removed. */
export function oneEnabledHandlers<T extends PgTable>(crud: Configurations<T>) {
  const { table, tag } = crud
  const status = columnOf(table, 'status')
  const id = columnOf(table, 'id')
  return {
    ...crudHandlers({
      ...crud,
      prepare: (_ctx, form) => keepSecret('secretKey', form),
      beforeRemove: async (ctx, ids) => {
        const enabled = and(inArray(id, ids), eq(status, ON), existing(ctx, table))
        const [row] = await ctx.db
          .select({ id })
          .from(table as PgTable)
          .where(enabled)
        if (row) refuse('已启用的配置不可删除')
        await crud.beforeRemove?.(ctx, ids)
      },
    }),
    async enable(ctx: Ctx, { id: wanted }: { id: string }): Promise<void> {
      const row = (await findRow(ctx, table, wanted)) ?? notFound()
      const tenant = String((row as { tenantId: string }).tenantId)
      await lockUntilCommit(ctx, `enable ${getTableName(table)} ${tenant}`)
      const others = and(ofTenant(table, tenant), ne(id, wanted), eq(status, ON))
      await ctx.db
        .update(table)
        .set({ status: OFF } as never)
        .where(others)
      await updateRow(ctx, table, wanted, { status: ON })
      ctx.outdate(tag)
    },
  }
}

/** The tenant's enabled configuration, remembered until one changes. */
export const enabledRow = <T extends PgTable>(ctx: Ctx, table: T, tag: string, tenant: string) =>
  ctx.cached<T['$inferSelect'] | undefined>(`${tag} enabled ${tenant}`, [tag], async () => {
    const [row] = await ctx.db
      .select()
      .from(table as PgTable)
      .where(and(ofTenant(table, tenant), eq(columnOf(table, 'status'), ON)))
    return row
  })
