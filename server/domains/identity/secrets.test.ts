import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { oauth, sms, userauthenapply, user as users } from '#contract/identity/index.ts'
import { systemTables } from '#server/domains/system/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, loginAs, makeUser, roleId, rootDept } from '#server/testing/people.ts'
import { solveCaptcha, takeSmsCode } from '#server/testing/proofs.ts'
import { md5 } from './passwords.ts'
import { sessionToken, user } from './tables.ts'

const PHONE = '13812340001'
const SECRETS = { typed: 'Geheim@2026', other: 'Neu@202611' }

/** Whatever a caller must keep for himself is in no log, and stored only as a hash. */
describe('secrets', () => {
  let app: TestApp
  const used = new Set<string>()
  beforeAll(async () => {
    app = await startTestApp()
    const captcha = await solveCaptcha(app)
    const id = await makeUser(app, { account: 'keeper', phone: PHONE })
    const first = await askToken(app, byPassword('keeper'))
    const second = await askToken(app, { grant_type: 'refresh_token', refresh_token: first.refresh_token })
    const admin = await app.as('admin')
    await admin.call(users.submit, {
      account: 'made',
      realName: '新人',
      roleId: await roleId(app, 'operator'),
      deptId: await rootDept(app),
      password: SECRETS.typed,
      password2: SECRETS.typed,
    })
    const code = await takeSmsCode(app, PHONE)
    const proof = { phone: PHONE, smsKey: code.id, smsCode: code.code }
    const { ticket } = (await app.visitor.call(userauthenapply.resetCheckCode, proof)).data
    const fresh = { newPassword: md5(SECRETS.other), confirmPassword: md5(SECRETS.other) }
    await app.visitor.call(userauthenapply.resetPassword, { phone: PHONE, ticket, ...fresh })
    const self = await askToken(app, byPassword('keeper', SECRETS.other))
    await app.visitor.call(
      users['update-password'],
      { oldPassword: md5(SECRETS.other), newPassword: md5(SECRETS.typed), newPassword1: md5(SECRETS.typed) },
      { inQuery: true, headers: { 'blade-auth': `bearer ${self.access_token}` } },
    )
    await app.visitor.call(sms.sendSmsCode, { phone: PHONE, key: captcha.key, captchaCode: captcha.code })
    await admin.call(users['reset-password'], { userIds: id }, { inQuery: true })
    for (const secret of [
      ...Object.values(SECRETS),
      ...[...Object.values(SECRETS), 'Jinqiao@2026'].map(md5),
      first.access_token,
      first.refresh_token,
      second.refresh_token,
      self.access_token,
      ticket,
      captcha.code,
      captcha.key,
    ])
      used.add(secret)
  })

  it('appear in no line of the API log', async () => {
    const { logApi, logError } = systemTables
    const { db } = app.house.database
    await expect.poll(async () => (await db.select().from(logApi).where(eq(logApi.title, '重置密码'))).length).toBe(1)
    const lines = JSON.stringify([await db.select().from(logApi), await db.select().from(logError)])
    expect(lines).toContain('重置密码')
    for (const secret of used) expect(lines).not.toContain(secret)
  })

  it('are masked also deep inside a request that is logged', async () => {
    const admin = await app.as('admin')
    const nested = { id: '1', rows: [{ clientSecret: 'tief-verborgen' }], token: 'tief-verborgen' }
    await admin.call(users.update, nested as never)
    const { db } = app.house.database
    const lines = async () => JSON.stringify(await db.select().from(systemTables.logApi))
    await expect.poll(async () => (await lines()).includes('修改用户')).toBe(true)
    expect(await lines()).not.toContain('tief-verborgen')
    expect(await lines()).toContain('clientSecret')
  })

  it('appear in no line of the process log, not even when a statement fails', async () => {
    const broken = await startTestApp()
    const written = logOf(broken)
    await askToken(broken, byPassword('ops'))
    await broken.house.database.db.execute(sql`drop table login_failure`)
    expect(await askToken(broken, byPassword('hidden-name', SECRETS.typed))).toMatchObject({
      status: 400,
      error_description: '服务器异常',
    })
    expect(written.join('')).toContain('call failed')
    expect(written.join('')).toContain('login_failure')
    for (const secret of ['hidden-name', md5(SECRETS.typed), md5('Jinqiao@2026')])
      expect(written.join('')).not.toContain(secret)
  })

  it('are stored as hashes only', async () => {
    const { db } = app.house.database
    const stored = JSON.stringify([await db.select().from(user), await db.select().from(sessionToken)])
    for (const secret of used) expect(stored).not.toContain(secret)
    const [row] = await db.select().from(user).where(eq(user.account, 'made'))
    expect(row!.password).toMatch(/^\$argon2id\$/)
  })

  it('are answered by no call', async () => {
    const admin = await app.as('admin')
    const { bytes } = await admin.call(users.page, { size: 200 })
    expect(bytes.toString()).not.toMatch(/argon2|"password"/)
    const ops = await loginAs(app, 'ops')
    expect((await ops.call(users.info)).bytes.toString()).not.toMatch(/argon2|"password"/)
    expect((await ops.call(oauth['user-info'])).bytes.toString()).not.toMatch(/argon2|"password"/)
  })
})

/** Collects what the process would write to its output. */
function logOf(app: TestApp): string[] {
  const written: string[] = []
  Reflect.set(app.house.log, pino.symbols.streamSym, { write: (line: string) => void written.push(line) })
  app.house.log.level = 'trace'
  return written
}
