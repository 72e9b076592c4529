import type { Input } from '#contract/kit/index.ts'
import type { eventTrack as calls } from '#contract/tracking/event.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { eventTrack } from './tables.ts'

/** Who did it comes from the session, never from the page. */
export async function saveEvent(ctx: Ctx, event: Input<typeof calls.saveEventTrack>): Promise<void> {
  const { user, request, now } = ctx
  await ctx.db.insert(eventTrack).values({
    ...event,
    userId: user?.id ?? null,
    userName: user?.realName ?? '',
    userCategory: user?.userCategory ?? '',
    remoteIp: request.ip,
    createTime: now,
  })
}
