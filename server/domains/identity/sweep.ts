import type { Ctx } from '#server/kit/ctx.ts'
import { sweepCounters } from '#server/kit/limits.ts'
import { removeOldAuthorizationCodes } from './authorization-codes.ts'
import { removeOldCaptchas } from './captchas.ts'
import { removeOldFailures } from './lockout.ts'
import { removeOldSessions } from './session-tokens.ts'
import { removeOldCodes } from './sms-codes.ts'
import { removeOldProofs } from './social.ts'

/** Removes every proof whose time is over; none of them would be accepted any more. */
export async function sweepIdentity(ctx: Ctx): Promise<void> {
  await removeOldCaptchas(ctx)
  await removeOldCodes(ctx)
  await removeOldFailures(ctx)
  await removeOldSessions(ctx)
  await removeOldAuthorizationCodes(ctx)
  await removeOldProofs(ctx)
  await sweepCounters(ctx.db)
}
