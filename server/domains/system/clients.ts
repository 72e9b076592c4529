import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import type { Client } from '#server/kit/house.ts'
import { client } from './tables.ts'

export interface ClientRow extends Client {
  readonly grants: ReadonlySet<string>
  readonly accessSeconds: number
  readonly refreshSeconds: number
  readonly redirectUri: string
}

export const CLIENT_TAG = 'client'

/** A registered client that is switched on. */
export const registeredClient = (ctx: Ctx, clientId: string): Promise<ClientRow | undefined> =>
  ctx.cached(`client ${clientId}`, [CLIENT_TAG], async () => {
    const on = and(eq(client.clientId, clientId), eq(client.status, 1), eq(client.isDeleted, 0))
    const [row] = await ctx.db.select().from(client).where(on)
    return row && presentClient(row)
  })

const presentClient = (row: typeof client.$inferSelect): ClientRow => ({
  clientId: row.clientId,
  clientSecret: row.clientSecret,
  signRequired: row.signRequired === 1,
  grants: new Set(row.authorizedGrantTypes.split(',').map((grant) => grant.trim())),
  accessSeconds: row.accessTokenValidity,
  refreshSeconds: row.refreshTokenValidity,
  redirectUri: row.webServerRedirectUri,
})
