import { desc, eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sms, userauthenapply, user as users } from '#contract/identity/index.ts'
import { DEMO_PASSWORD } from '#server/demo/accounts.ts'
import { smsOutbox } from '#server/domains/messaging/tables.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import {
  askToken,
  byPassword,
  forgetLimits,
  loginAs,
  makeTenant,
  makeUser,
  passTime,
  untilLimited,
} from '#server/testing/people.ts'
import { solveCaptcha, takeSmsCode } from '#server/testing/proofs.ts'
import { md5 } from './passwords.ts'
import { user } from './tables.ts'

const NEW = 'Fresh@2026'
const hashes = (typed: string, again = typed) => ({ newPassword: md5(typed), confirmPassword: md5(again) })

describe("one's own account", () => {
  let app: TestApp
  let name: string
  let phone: string
  let self: Caller
  let last = 13_500_000_000
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    await forgetLimits(app)
    phone = String(++last)
    name = `self${phone}`
    await makeUser(app, { account: name, phone })
    self = await loginAs(app, name)
  })
  afterEach(() => app.setNow(undefined))

  const row = async () => (await app.house.database.db.select().from(user).where(eq(user.account, name)))[0]!
  const status = async (caller: Caller) => (await caller.call(users.info)).status

  describe('password', () => {
    it('is changed by who knows the old one, and ends every session', async () => {
      const other = await loginAs(app, name)
      const changed = await self.call(userauthenapply.changePassword, {
        oldPassword: md5(DEMO_PASSWORD),
        ...hashes(NEW),
      })
      expect(changed).toMatchObject({ status: 200, data: {} })
      expect([await status(self), await status(other)]).toEqual([401, 401])
      expect(await askToken(app, byPassword(name))).toMatchObject({ error_code: 'invalid_grant' })
      expect(await askToken(app, byPassword(name, NEW))).toMatchObject({ status: 200 })
    })

    it('is changed from the user page as well', async () => {
      const change = (oldPassword: string, newPassword: string, newPassword1: string) =>
        self.call(users['update-password'], { oldPassword, newPassword, newPassword1 }, { inQuery: true })
      expect(await change(md5('x'), md5(NEW), md5(NEW))).toMatchObject({ status: 400, msg: '原密码不正确' })
      expect(await change(md5(DEMO_PASSWORD), md5(NEW), md5('y'))).toMatchObject({ msg: '两次密码输入不一致！' })
      expect(await status(self)).toBe(200)
      expect(await change(md5(DEMO_PASSWORD), md5(NEW), md5(NEW))).toMatchObject({ status: 200 })
      expect(await status(self)).toBe(401)
    })

    it.each([
      [{ oldPassword: '' }, '请输入旧密码！'],
      [{ newPassword: '' }, '请输入新密码！'],
      [{ confirmPassword: '' }, '请输入确认密码！'],
      [{ newPassword: 'Fresh@2026' }, '新密码格式不正确'],
      [{ confirmPassword: md5('other') }, '两次密码输入不一致！'],
      [{ oldPassword: md5('other') }, '原密码不正确'],
    ])('refuses %j with 「%s」', async (change, msg) => {
      const input = { oldPassword: md5(DEMO_PASSWORD), ...hashes(NEW), ...change }
      expect(await self.call(userauthenapply.changePassword, input)).toMatchObject({ status: 400, msg })
      expect(await status(self)).toBe(200)
    })

    it('cannot be guessed by a stolen session', async () => {
      const guess = () => self.call(userauthenapply.changePassword, { oldPassword: md5('?'), ...hashes(NEW) })
      const answers = await untilLimited(userauthenapply.changePassword, guess)
      expect(answers.at(-1)).toMatchObject({ status: 429, msg: '操作过于频繁，请稍后再试' })
    })

    it('survives no session that was opened in the same moment', async () => {
      const logins = Array.from({ length: 6 }, () => askToken(app, byPassword(name)))
      const change = self.call(userauthenapply.changePassword, { oldPassword: md5(DEMO_PASSWORD), ...hashes(NEW) })
      const opened = (await Promise.all([...logins, change.then(() => undefined)])).filter((one) => one?.access_token)
      for (const one of opened) {
        const answer = await app.visitor.call(
          users.info,
          {},
          { headers: { 'blade-auth': `bearer ${one!.access_token}` } },
        )
        expect(answer.status).toBe(401)
      }
    })
  })

  describe('forgotten password', () => {
    const ticketFor = async (number: string) => {
      const { id, code } = await takeSmsCode(app, number)
      const proof = { phone: number, smsKey: id, smsCode: code }
      return (await app.visitor.call(userauthenapply.resetCheckCode, proof)).data.ticket
    }
    const reset = (ticket: string, rest = {}) =>
      app.visitor.call(userauthenapply.resetPassword, { phone, ticket, ...hashes(NEW), ...rest })
    const wrong = { status: 400, msg: '短信验证码错误或已失效' }

    it('is replaced with the ticket of a proven code, once; sessions end and the lock opens', async () => {
      for (let time = 0; time < 5; time++) await askToken(app, byPassword(name, 'Wrong@2026'))
      const ticket = await ticketFor(phone)
      expect(await reset(ticket)).toMatchObject({ status: 200, data: {} })
      expect(await status(self)).toBe(401)
      expect(await askToken(app, byPassword(name, NEW))).toMatchObject({ status: 200 })
      expect(await reset(ticket, hashes('Other@2026'))).toMatchObject(wrong)
      expect(await askToken(app, byPassword(name, NEW))).toMatchObject({ status: 200 })
    })

    it('takes the ticket under the name of the code too, and once when it comes many times', async () => {
      const ticket = await ticketFor(phone)
      const answers = await Promise.all(
        Array.from({ length: 5 }, () =>
          app.visitor.call(userauthenapply.resetPassword, { phone, smsKey: '1', smsCode: ticket, ...hashes(NEW) }),
        ),
      )
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400, 400])
    })

    it('is refused without proof, with the bare code, for another phone and after five minutes', async () => {
      const { id, code } = await takeSmsCode(app, phone)
      expect(await reset('')).toMatchObject(wrong)
      expect(await reset(code)).toMatchObject(wrong)
      const proof = { phone, smsKey: id, smsCode: code }
      expect(await app.visitor.call(userauthenapply.resetCheckCode, { ...proof, smsCode: '000000' })).toMatchObject(
        wrong,
      )
      const { ticket } = (await app.visitor.call(userauthenapply.resetCheckCode, proof)).data
      expect(await app.visitor.call(userauthenapply.resetCheckCode, proof)).toMatchObject(wrong)
      expect(await reset(ticket, { phone: '13500009999' })).toMatchObject(wrong)
      expect(await reset(ticket, hashes(NEW, 'Else@2026'))).toMatchObject({ msg: '两次密码输入不一致！' })
      passTime(app, 305)
      expect(await reset(ticket)).toMatchObject(wrong)
      expect(await askToken(app, byPassword(name))).toMatchObject({ status: 200 })
    })

    it('names a phone without an account only to its owner', async () => {
      const ticket = await ticketFor('13511119999')
      expect(await reset(ticket, { phone: '13511119999' })).toMatchObject({ status: 404, msg: '该手机号尚未注册' })
    })
  })

  describe('phone', () => {
    const bind = (number: string, id: string, smsCode: string) =>
      self.call(userauthenapply.bindNewPhone, { id, phone: number, smsCode })

    it('is bound by a code sent to it; both phones are told', async () => {
      const number = String(++last)
      const captcha = await solveCaptcha(app)
      const sent = await self.call(sms['smsflowinfo/sendValidate'], {
        phone: number,
        id: captcha.key,
        value: captcha.code,
      })
      expect(await bind(number, sent.data.id, sent.data.demoCode!)).toMatchObject({ status: 200, data: {} })
      expect((await self.call(users.info)).data.phone).toBe(number)
      const told = await app.house.database.db
        .select({ phone: smsOutbox.phone })
        .from(smsOutbox)
        .where(eq(smsOutbox.content, '您的绑定手机已变更'))
        .orderBy(desc(smsOutbox.id))
        .limit(2)
      expect(told.map((one) => one.phone).sort()).toEqual([phone, number].sort())
    })

    it('is not taken from another account of the tenant, but may serve another tenant too', async () => {
      await makeTenant(app, '400001')
      const [here, there] = [String(++last), String(++last)]
      await makeUser(app, { account: `here${here}`, phone: here })
      await makeUser(app, { account: `there${there}`, phone: there, tenantId: '400001' })
      const taken = await takeSmsCode(app, here)
      expect(await bind(here, taken.id, taken.code)).toMatchObject({ status: 400, msg: '该手机号已被绑定' })
      expect((await row()).phone).toBe(phone)
      const free = await takeSmsCode(app, there)
      expect(await bind(there, free.id, free.code)).toMatchObject({ status: 200 })
    })

    it.each([
      [{ phone: '' }, '手机号码不能为空'],
      [{ phone: '123' }, '手机号码格式不正确'],
      [{ smsCode: '' }, '请输入短信验证码'],
      [{ smsCode: '123' }, '请输入6位数的验证码'],
      [{ id: '' }, '请先获取短信验证码'],
      [{}, '短信验证码错误或已失效'],
    ])('refuses %j with 「%s」', async (change, msg) => {
      const input = { id: '1', phone: '13512121212', smsCode: '123456', ...change }
      expect(await self.call(userauthenapply.bindNewPhone, input)).toMatchObject({ status: 400, msg })
    })

    it.each([
      [{ phone: '' }, '手机号码不能为空'],
      [{ value: '' }, '请输入验证码'],
      [{ id: '' }, '参数错误：id不能为空'],
      [{}, '验证码不正确'],
    ])('needs a captcha before a code is sent: %j', async (change, msg) => {
      const input = { phone: '13512121212', id: 'x', value: 'abcde', ...change }
      expect(await app.visitor.call(sms['smsflowinfo/sendValidate'], input)).toMatchObject({ status: 400, msg })
    })
  })

  describe('profile', () => {
    it("shows and changes one's own row, but neither role, department, account nor state", async () => {
      const { data } = await self.call(users.info)
      expect(data).toMatchObject({ account: name, phone, statusName: '正常', roleId: '', tenantName: '金桥平台' })
      const wish = { ...data, realName: '新名', email: 'new@jinqiao.example', roleId: '1', account: 'root', status: 0 }
      expect(await self.call(users['update-info'], wish as never)).toMatchObject({ status: 200, data: {} })
      expect(await row()).toMatchObject({
        account: name,
        realName: '新名',
        roleId: '',
        status: 1,
        email: 'new@jinqiao.example',
      })
      expect((await self.call(users.info)).data.realName).toBe('新名')
    })

    it("is nobody else's to change", async () => {
      const id = await makeUser(app, { account: `neighbour${phone}` })
      expect(await self.call(users['update-info'], { id, realName: '冒名' })).toMatchObject({
        status: 403,
        msg: '无权限访问',
      })
    })

    it.each([
      [{ phone: '123' }, '请输入正确的手机号'],
      [{ email: 'nonsense' }, '请输入正确的电子邮箱'],
      [{ realName: 'x'.repeat(65) }, '用户姓名不能超过64个字'],
    ])('refuses %j with 「%s」', async (change, msg) => {
      expect(await self.call(users['update-info'], change)).toMatchObject({ status: 400, msg })
    })

    it('takes no phone of somebody else', async () => {
      const number = String(++last)
      await makeUser(app, { account: `owner${number}`, phone: number })
      expect(await self.call(users['update-info'], { phone: number })).toMatchObject({
        status: 400,
        msg: '手机号已存在',
      })
      expect(await self.call(users['update-info'], { phone })).toMatchObject({ status: 200 })
    })

    it('tells the first login apart until it is finished', async () => {
      const account = `first${phone}`
      await makeUser(app, { account, firstLogin: 1 })
      const newcomer = await loginAs(app, account)
      expect(await newcomer.call(users.checkFirstLogin)).toMatchObject({ status: 200, data: true })
      expect(await newcomer.call(users.updateFirstLogin)).toMatchObject({ status: 200, data: {} })
      expect(await newcomer.call(users.checkFirstLogin)).toMatchObject({ data: false })
    })
  })
})
