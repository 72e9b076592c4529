import { policyTables } from '#server/domains/policy/index.ts'
import { bigramsOf } from '#server/kit/bigrams.ts'
import { insertBulk } from '#server/kit/bulk.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { issueIds } from '#server/seed/ids.ts'
import { seedAdvocacy } from './policy-advocacy.ts'
import { composePolicies } from './policy-compose.ts'
import { policyServices } from './policy-services.ts'

/** Policies of four levels, laws and interpretations, all invented. */
export async function seedPolicies(ctx: Ctx): Promise<void> {
  const drafts = composePolicies(ctx.now.slice(0, 10))
  const ids = await issueIds(ctx, drafts.length)
  const issued = drafts.map((draft) => ({ ...draft, id: ids.next() }))
  const idOf = new Map(issued.map(({ key, id }) => [key, id]))
  const rows = issued.map(({ key: _key, explains, ...row }) => ({
    ...row,
    titleGrams: bigramsOf(row.title),
    explainsId: explains ? (idOf.get(explains) ?? null) : null,
  }))
  await insertBulk(ctx.db, policyTables.policy, rows)
  await insertBulk(ctx.db, policyTables.policyService, policyServices(ctx.now.slice(0, 10)))
  await seedAdvocacy(
    ctx,
    rows.filter(({ policyType }) => policyType === '1'),
  )
}
