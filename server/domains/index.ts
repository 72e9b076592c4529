import { registeredClient } from '#server/domains/system/index.ts'
import { type Gate, readingCtx } from '#server/kit/house.ts'
import type { Task, Timed } from '#server/kit/jobs.ts'
import type { Route } from '#server/kit/serve.ts'
import { catalogueRoutes } from './catalogue/index.ts'
import { contentRoutes } from './content/index.ts'
import { filesRoutes, sweepContent } from './files/index.ts'
import { identityRoutes, people, sweepIdentity, userOfToken } from './identity/index.ts'
import { institutionRoutes } from './institution/index.ts'
import { announceMove, deliverSms, messagingRoutes, sendScheduled } from './messaging/index.ts'
import { keepablePolicies, policyRoutes } from './policy/index.ts'
import { reportingRoutes } from './reporting/index.ts'
import { systemRoutes } from './system/index.ts'
import { trackingRoutes } from './tracking/index.ts'

export const routes: Route[] = [
  ...catalogueRoutes(keepablePolicies),
  ...contentRoutes,
  ...filesRoutes,
  ...identityRoutes,
  ...institutionRoutes,
  ...messagingRoutes,
  ...policyRoutes,
  ...reportingRoutes,
  ...systemRoutes(people),
  ...trackingRoutes,
]

export const tasks: Record<string, Task> = {
  'files:sweep': sweepContent,
  'sms:deliver': deliverSms,
  'identity:sweep': sweepIdentity,
  'onlinenotice:send': sendScheduled,
  'case:moved': announceMove,
}

export const timed: Timed[] = [{ at: '*/30 * * * *', task: 'identity:sweep' }]

export const gate: Gate = {
  clientOf: (house, clientId) => registeredClient(readingCtx(house), clientId),
  userOf: userOfToken,
}
