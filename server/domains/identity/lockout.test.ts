import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { user as users } from '#contract/identity/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, forgetLimits, loginAs, makeTenant, makeUser, passTime } from '#server/testing/people.ts'

describe('lockout', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))
  afterEach(() => app.setNow(undefined))

  const fail = async (account: string, times: number) => {
    for (let time = 0; time < times; time++) await askToken(app, byPassword(account, 'Wrong@2026'))
  }
  const locked = { status: 400, error_code: 'account_locked', error_description: '用户登录失败次数过多' }

  it('refuses the right password after five failures, until half an hour has passed', async () => {
    await makeUser(app, { account: 'forgetful' })
    await fail('forgetful', 5)
    expect(await askToken(app, byPassword('forgetful'))).toMatchObject(locked)
    passTime(app, 1790)
    expect(await askToken(app, byPassword('forgetful'))).toMatchObject(locked)
    passTime(app, 1810)
    expect(await askToken(app, byPassword('forgetful'))).toMatchObject({ status: 200 })
  })

  it('counts only failures within half an hour, and a success clears them', async () => {
    await makeUser(app, { account: 'slow' })
    await fail('slow', 4)
    expect(await askToken(app, byPassword('slow'))).toMatchObject({ status: 200 })
    await fail('slow', 4)
    passTime(app, 1810)
    await fail('slow', 1)
    expect(await askToken(app, byPassword('slow'))).toMatchObject({ status: 200 })
  })

  it('is lifted by an administrator, who sees it in the list', async () => {
    const id = await makeUser(app, { account: 'stuck' })
    await fail('stuck', 5)
    const admin = await app.as('admin')
    const find = async () => (await admin.call(users.page, { account_equal: 'stuck' })).data.records[0]!
    expect(await find()).toMatchObject({ locked: true })
    expect(await admin.call(users.unlock, { userIds: id }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await find()).toMatchObject({ locked: false })
    expect(await askToken(app, byPassword('stuck'))).toMatchObject({ status: 200 })
  })

  it('locks nobody of the same name in another tenant', async () => {
    await makeTenant(app, '100003')
    await fail('admin', 5)
    expect(await askToken(app, byPassword('admin'))).toMatchObject(locked)
    expect(await askToken(app, byPassword('admin', undefined, { tenantId: '100003' }))).toMatchObject({ status: 200 })
    passTime(app, 1810)
    await loginAs(app, 'admin')
  })

  it('counts guesses that come all at once', async () => {
    await makeUser(app, { account: 'hunted' })
    const guesses = Array.from({ length: 30 }, () => askToken(app, byPassword('hunted', 'Wrong@2026')))
    await Promise.all(guesses)
    expect(await askToken(app, byPassword('hunted'))).toMatchObject(locked)
  })
})
