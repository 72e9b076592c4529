import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/index.ts'
import { type Access, type Call, isPublic, mayEnter } from '#contract/kit/index.ts'
import { DEMO_ACCOUNTS } from '#server/demo/accounts.ts'
import { type Caller, countNothing, startTestApp, type TestApp } from '#server/testing/app.ts'

const ACCOUNTS = ['admin', ...DEMO_ACCOUNTS.map(({ account }) => account)]

/** Calls that end or change the caller's own session would spoil the walk for the calls after them. */
const ENDING = new Set(['/api/blade-auth/oauth/logout'])

/** The access matrix: every call of the contract, asked by every kind of account and by a visitor. */
describe('access', () => {
  let app: TestApp
  const callers = new Map<string, Caller>()
  beforeAll(async () => {
    countNothing()
    app = await startTestApp()
    for (const account of ACCOUNTS) callers.set(account, await app.as(account))
  })

  const walked = allCalls.filter((call) => !ENDING.has(call.path))

  it.each(walked.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s opens to those it names',
    async (_name, call) => {
      for (const account of ACCOUNTS) {
        const visitor = await app.house.gate.userOf(app.house, callers.get(account)!.token)
        const { status } = await knock(callers.get(account)!, call)
        const allowed = mayEnter(call.who, visitor)
        expect([account, status === 403]).toEqual([account, !allowed])
        expect([account, status]).not.toEqual([account, 401])
      }
      const { status, body } = await knock(app.visitor, call)
      expect(status === 401).toBe(!isPublic(call.who))
      if (status === 401) expect(body).toMatchObject({ code: 401, success: false, data: {}, msg: '缺失令牌,鉴权失败' })
    },
  )

  it('gives every call an access rule, and public ones only on purpose', () => {
    const open = allCalls.filter(({ who }) => isPublic(who)).map(({ path }) => path)
    expect(open.filter((path) => !OPEN.some((pattern) => pattern.test(path)))).toEqual([])
    expect(allCalls.every(({ who }) => names(who).length > 0)).toBe(true)
  })
})

/** What wire.md §5 opens without a session. */
const OPEN = [
  /^\/api\/blade-auth\/(oauth\/(token|captcha|logout)|captcha\/check|register-guest|unAuth\/)/,
  /^\/api\/blade-system\/(tenant\/info|menu\/routes|param\/getValueByKey|dict-biz\/(get-list|get-list-parentKey|get-cor-tree))$/,
  /^\/api\/blade-resource\/upload\/(image\/|file-list|download-file)/,
  /^\/api\/general\/public\//,
  /^\/api\/finance\/(supermarket|productRecommendToday|productSearch$|product\/productDetail$|(gua|insurance)Product\/detail$|public\/)/,
  /^\/api\/general\/(supermarket\/|geoMap\/|bankOrderPage$)/,
  /^\/api\/finance\/(corBranch\/acceptBranchList|investigateSearch|investigateSearchForModel|investigateStatistics)$/,
  /^\/api\/report\/((branch|financeSupport|homePage|specialArea)\/statistics|swyyStatistics)$/,
  /^\/api\/third-party\/map\/locationByIp$/,
  /^\/api\/label\/bq(Product|GuaProduct|Insurance)\//,
  /^\/api\/general\/(newInformation|announcementInfo|commonQuestion|hotEvents|bannerConfigure|information)\//,
  /^\/api\/general\/(hot\/activity\/(page|detail)|modelcaseconfiguration\/(homePage|detail)|law\/detail)$/,
  /^\/api\/policy\/(policySearch|public\/\w+|advocacy\/(page|detail))$/,
  /^\/api\/general\/(sendSmsCode|smsflowinfo\/sendValidate|userauthenapply\/(resetCheckCode|resetPassword))$/,
]

const names = (who: Access): unknown[] => (typeof who === 'string' ? [who] : Object.values(who))

/** Asks with an empty input: permission comes before parameters, so nothing is changed by asking. */
async function knock(caller: Caller, call: Call) {
  if (call.upload) return caller.upload(call, {}, { name: 'a.txt', bytes: new Uint8Array() })
  const input = Object.fromEntries([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '0']))
  return caller.call(call, input)
}
