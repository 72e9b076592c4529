import { eq } from 'drizzle-orm'
import { guestLifecycle } from '#contract/identity/index.ts'
import { NOTICE_TYPE } from '#contract/messaging/index.ts'
import { registerCaseTeller } from '#server/domains/messaging/index.ts'
import { guestRegistration } from './tables.ts'

const WAITING = '10'

/** Whoever decides registrations hears of a new one. */
registerCaseTeller(guestLifecycle.bizType, async (ctx, { id, to }) => {
  if (to !== WAITING) return []
  const [guest] = await ctx.db.select().from(guestRegistration).where(eq(guestRegistration.id, id))
  if (!guest) return []
  const { name, account, tenantId } = guest
  return [
    {
      to: { may: 'guest_audit' },
      tenantId,
      kind: NOTICE_TYPE.business,
      title: '有新的注册申请待审核',
      content: `${name}（${account}）提交了注册申请，请及时审核。`,
      link: '/system/guest',
    },
  ]
})
