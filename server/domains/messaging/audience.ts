import type { SQL } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'

/** Whom a message is for. `may` is a button code, `menu` the path of a page; category `""` is the platform's staff. */
export type Audience =
  | { readonly everybody: true }
  | { readonly users: readonly string[] }
  | { readonly categories: readonly string[] }
  | { readonly may: string }
  | { readonly menu: string }
  | { readonly orgCode: string }
  | { readonly financeId: string }

/** What this domain asks of the identity domain, which stands above it. */
export interface Directory {
  /** Selects `id` and `tenant_id` of the working users of a tenant who belong to the audience. */
  select(tenantId: string, audience: Audience): SQL
  names(ctx: Ctx, ids: readonly string[]): Promise<ReadonlyMap<string, string>>
}

let known: Directory | undefined

export function registerDirectory(directory: Directory): void {
  known = directory
}

export const directory = (): Directory => {
  if (!known) throw new Error('no directory of users registered')
  return known
}
