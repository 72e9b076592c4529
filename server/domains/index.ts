import { registeredClient } from '#server/domains/system/index.ts'
import { type Gate, readingCtx } from '#server/kit/house.ts'
import type { Task, Timed } from '#server/kit/jobs.ts'
import type { Route } from '#server/kit/serve.ts'
import { identityRoutes, removeOldCaptchas, userOfToken } from './identity/index.ts'
import { deliverSms } from './messaging/index.ts'
import { systemRoutes } from './system/index.ts'

export const routes: Route[] = [...identityRoutes, ...systemRoutes]

export const tasks: Record<string, Task> = {
  'sms:deliver': deliverSms,
  'identity:sweep': removeOldCaptchas,
  'case:moved': async () => {},
}

export const timed: Timed[] = [{ at: '*/30 * * * *', task: 'identity:sweep' }]

export const gate: Gate = {
  clientOf: (house, clientId) => registeredClient(readingCtx(house), clientId),
  userOf: userOfToken,
}
