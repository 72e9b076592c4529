import type { SessionUser as SessionAnswer } from '#contract/identity/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import type { SessionUser } from './sessions.ts'

const LICENSE = 'powered by jinqiao'

/** The gate puts a SessionUser into every ctx of a session. */
export const sessionUser = (ctx: Ctx): SessionUser => ctx.user as SessionUser

export const currentUser = (ctx: Ctx): SessionAnswer => answerOf(sessionUser(ctx))

/** What a client is told of the session (wire §6.3). */
export function answerOf(session: SessionUser): SessionAnswer {
  const { row } = session
  return {
    tenant_id: session.tenantId,
    user_id: session.id,
    dept_id: session.deptIds.join(','),
    post_id: row.postId,
    role_id: session.roleIds.join(','),
    oauth_id: row.oauthId,
    account: row.account,
    user_name: row.account,
    nick_name: row.name,
    real_name: row.realName,
    avatar: row.avatar,
    phone: row.phone,
    role_name: session.roleAliases.join(','),
    client_id: session.clientId,
    license: LICENSE,
    detail: {
      type: session.session.userType,
      userCategory: row.userCategory,
      authStatus: session.authStatus,
      enterpriseName: session.enterpriseName,
      shortName: session.institution.shortName,
      deptName: session.deptName,
      orgCode: session.orgCode,
      financeId: session.financeId,
      financeName: session.institution.name,
      financeType: session.financeType,
      parentRoleCode: session.parentRoleCode,
      phone: row.phone,
      testCount: row.testCount,
    },
  }
}
