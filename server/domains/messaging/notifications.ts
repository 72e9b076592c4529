import { sql } from 'drizzle-orm'
import type { Ctx } from '#server/kit/ctx.ts'
import { type Audience, directory } from './audience.ts'
import { receivedMessage } from './tables.ts'

export interface Notification {
  /** One of the contract's NOTICE_TYPE. */
  kind: number
  title: string
  /** Plain text. */
  content?: string
  /** Page of this platform on which the receiver goes on. */
  link?: string
  bizType?: string
  bizId?: string
  /** Whose users, where the caller has no tenant, as a job has none. */
  tenantId?: string
  /** Names what happened: of the same event every receiver is told once, however often this runs. */
  eventKey?: string
}

/** Puts one message into the centre of everybody in the audience, in this transaction. Answers how many. */
export async function notifyUsers(ctx: Ctx, audience: Audience, notification: Notification): Promise<number> {
  const { kind, title, content = '', link = '', bizType = '', bizId, eventKey, tenantId = ctx.tenantId } = notification
  const receivers = directory().select(tenantId, audience)
  const told = await ctx.db.execute(sql`
    insert into ${receivedMessage}
      (tenant_id, user_id, notice_type, title, content, link, biz_type, biz_id, event_key, send_time)
    select tenant_id, id, ${kind}::int, ${title}, ${content}, ${link}, ${bizType}, ${bizId ?? null}::bigint,
      ${eventKey ?? null}::text, ${ctx.now}::timestamp
    from (${receivers}) as receivers
    on conflict (event_key, user_id) do nothing`)
  return told.rowCount ?? 0
}
