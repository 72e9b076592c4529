import { and, eq, inArray } from 'drizzle-orm'
import { crudHandlers } from '#server/kit/crud.ts'
import { type Ctx, caller } from '#server/kit/ctx.ts'
import type { Client } from '#server/kit/house.ts'
import { refuse } from '#server/kit/refusals.ts'
import { hideSecret, keepSecret } from '#server/kit/secrets.ts'
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

export const clientHandlers = crudHandlers({
  table: client,
  fields: { clientId: client.clientId, status: client.status, signRequired: client.signRequired },
  mode: 'exact',
  tag: CLIENT_TAG,
  unique: { columns: ['clientId'], label: '客户端id' },
  present: (_ctx, rows) => hideSecret('clientSecret', rows),
  prepare: prepareClient,
  beforeRemove: async (ctx, ids) => {
    if (await isOwnAmong(ctx, ids)) refuse('不可删除当前登录使用的应用')
  },
})

async function prepareClient(ctx: Ctx, input: Record<string, unknown> & { id?: string }) {
  const form = keepSecret('clientSecret', input)
  if (!form.id) return form['clientSecret'] ? form : refuse('请输入客户端密钥')
  const kept = form['status'] !== 0 && form['clientId'] === caller(ctx).clientId
  if (!kept && (await isOwnAmong(ctx, [form.id]))) refuse('不可停用或改名当前登录使用的应用')
  return form
}

/** Who takes away the client of his own session shuts everybody out who uses it. */
const isOwnAmong = async (ctx: Ctx, ids: string[]): Promise<boolean> =>
  (await ctx.db.$count(client, and(inArray(client.id, ids), eq(client.clientId, caller(ctx).clientId)))) > 0

const presentClient = (row: typeof client.$inferSelect): ClientRow => ({
  clientId: row.clientId,
  clientSecret: row.clientSecret,
  signRequired: row.signRequired === 1,
  grants: new Set(row.authorizedGrantTypes.split(',').map((grant) => grant.trim())),
  accessSeconds: row.accessTokenValidity,
  refreshSeconds: row.refreshTokenValidity,
  redirectUri: row.webServerRedirectUri,
})
