import { ROOT, refuseOwnAncestor } from '#server/kit/branches.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { findRow } from '#server/kit/rows.ts'
import type { dept, post, role, topMenu } from './tables.ts'
import { existingTenant, tenantFor } from './tenants.ts'

export type Form = Record<string, unknown> & { id?: string }

/** A stored row keeps its tenant; a new one goes where the caller may put it. */
export async function inTenant(ctx: Ctx, table: typeof post | typeof topMenu, form: Form) {
  const before = form.id ? ((await findRow(ctx, table, form.id)) ?? notFound()) : undefined
  return { ...form, tenantId: before?.tenantId ?? (await newTenant(ctx, form)) }
}

/** Finds the place of a row in its tree: a child belongs to its parent's tenant and nothing is its own ancestor. */
export async function inTree<T extends typeof role | typeof dept>(ctx: Ctx, table: T, form: Form) {
  const before = form.id ? ((await findRow(ctx, table, form.id)) ?? notFound()) : undefined
  const parentId = String(form['parentId'] ?? before?.parentId ?? ROOT) || ROOT
  const parent = parentId === ROOT ? undefined : ((await findRow(ctx, table, parentId)) ?? notFound('上级不存在'))
  if (form.id) await refuseOwnAncestor(ctx, table, form.id, parentId)
  const tenantId = before?.tenantId ?? parent?.tenantId ?? (await newTenant(ctx, form))
  if (parent && parent.tenantId !== tenantId) refuse('上级属于其他租户')
  return { form: { ...form, parentId, tenantId }, before, parent }
}

const newTenant = (ctx: Ctx, form: Form): Promise<string> =>
  existingTenant(ctx, tenantFor(ctx, String(form['tenantId'] ?? '')))
