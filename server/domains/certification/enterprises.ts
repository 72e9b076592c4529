import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { enterprise } from './tables.ts'

export const enterpriseTag = (orgCode: string) => `enterprise:${orgCode}`

export type Enterprise = typeof enterprise.$inferSelect

export async function enterpriseOf(ctx: Ctx, orgCode: string): Promise<Enterprise | undefined> {
  if (!orgCode) return undefined
  const [row] = await ctx.db
    .select()
    .from(enterprise)
    .where(and(eq(enterprise.orgCode, orgCode), eq(enterprise.isDeleted, 0)))
  return row
}
