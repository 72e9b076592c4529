import type { Ctx } from '#server/kit/ctx.ts'
import { DEFAULT_TENANT } from '#server/kit/house.ts'
import { forbidden } from '#server/kit/refusals.ts'

type UseCase = (ctx: Ctx, input: never) => unknown

/**
 * Menus, clients, parameters, regions and logs are one for all tenants. Another tenant's administrator passes every
 * door of the contract, so these calls ask for the first tenant themselves.
 */
export function forPlatform<H extends Record<string, UseCase>>(handlers: H): H {
  const guarded = Object.entries(handlers).map(([name, handle]) => [
    name,
    (ctx: Ctx, input: never) => (ctx.tenantId === DEFAULT_TENANT ? handle(ctx, input) : forbidden()),
  ])
  return Object.fromEntries(guarded)
}
