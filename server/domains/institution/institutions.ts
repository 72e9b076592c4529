import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { institution } from './tables.ts'

export const institutionTag = (id: string) => `institution:${id}`

/** Lists and counts of institutions; whoever changes one outdates it. */
export const INSTITUTIONS_TAG = 'institutions'

export type Institution = typeof institution.$inferSelect

export async function institutionOf(ctx: Ctx, id: string | null): Promise<Institution | undefined> {
  if (!id) return undefined
  const [row] = await ctx.db
    .select()
    .from(institution)
    .where(and(eq(institution.id, id), eq(institution.isDeleted, 0)))
  return row
}
