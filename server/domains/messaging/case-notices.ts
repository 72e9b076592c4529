import type { Ctx } from '#server/kit/ctx.ts'
import type { CaseMove } from '#server/kit/steps.ts'
import type { Audience } from './audience.ts'
import { type Notification, notifyUsers } from './notifications.ts'

export interface CaseNotice extends Omit<Notification, 'bizType' | 'bizId' | 'eventKey'> {
  to: Audience
}

/** Whom to tell about one step of a case, and what. */
export type CaseTeller = (ctx: Ctx, move: CaseMove) => readonly CaseNotice[] | Promise<readonly CaseNotice[]>

const tellers = new Map<string, CaseTeller>()

/** The domain that holds a kind of case says who hears of its steps. */
export function registerCaseTeller(bizType: string, teller: CaseTeller): void {
  if (tellers.has(bizType)) throw new Error(`teller of ${bizType} registered twice`)
  tellers.set(bizType, teller)
}

/** Runs after each step was committed, and again if it failed: nobody is told twice. */
export async function announceMove(ctx: Ctx, move: CaseMove): Promise<void> {
  const { bizType, id, version } = move
  const notices = (await tellers.get(bizType)?.(ctx, move)) ?? []
  const eventKey = `${bizType} ${id} ${version}`
  for (const { to, ...notice } of notices) await notifyUsers(ctx, to, { ...notice, bizType, bizId: id, eventKey })
}
