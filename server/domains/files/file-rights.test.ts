import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '#contract/files/index.ts'
import { checkOwnGroup, registerFileReader, storeFile } from '#server/domains/files/index.ts'
import type { User } from '#server/kit/ctx.ts'
import { inTransaction } from '#server/kit/house.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { attach } from './tables.ts'
import { PDF, PNG } from './testing/sample-files.ts'

const put = uploads['put-object']
const MISSING = { status: 404, code: 404, success: false, msg: '文件不存在或已删除', data: {} }
const NO_SESSION = { status: 401, msg: '缺失令牌,鉴权失败' }

/** Cases that a bank handles, and news that anybody reads once they are published. */
const handledByBank = new Set<string>()
const handedIn = new Set<string>()
const published = new Set<string>()
registerFileReader('test-case', {
  mayRead: (ctx, group) => handledByBank.has(group) && (ctx.user?.kinds.has('bank') ?? false),
  mayChange: (_ctx, group) => !handedIn.has(group),
})
registerFileReader('test-news', { mayRead: (_ctx, group) => published.has(group) })

describe('rights to files', () => {
  let app: TestApp
  let ent: Caller
  beforeAll(async () => {
    app = await startTestApp()
    ent = await app.as('ent')
  })

  const uploadAs = async (caller: Caller, businessType = '', bytes = PNG) =>
    (await caller.upload(put, { businessType }, { name: '材料.png', bytes })).data
  const image = (caller: Caller, id: string) => caller.call(uploads['image/{id}'], { id })
  const download = (caller: Caller, attachId: string) => caller.call(uploads['download-file'], { attachId })
  const list = (caller: Caller, attachGroup: string) => caller.call(uploads['file-list'], { attachGroup })

  it('shows a file to its owner and to the staff', async () => {
    const file = await uploadAs(ent)
    for (const account of ['ent', 'ops', 'admin']) {
      const caller = await app.as(account)
      expect((await image(caller, file.attachId)).status).toBe(200)
      expect((await download(caller, file.attachId)).bytes.equals(PNG)).toBe(true)
      expect((await list(caller, file.attachGroup)).data).toHaveLength(1)
    }
  })

  it.each(['ent2', 'bank', 'gov', 'guarantor', 'adviser', 'norole'])(
    'does not tell %s that it exists',
    async (account) => {
      const file = await uploadAs(ent)
      const stranger = await app.as(account)
      expect(await image(stranger, file.attachId)).toMatchObject(MISSING)
      expect(await download(stranger, file.attachId)).toMatchObject(MISSING)
      expect(await list(stranger, file.attachGroup)).toMatchObject({ status: 200, data: [] })
      expect(await stranger.call(uploads['delete-object'], { ids: file.attachId })).toMatchObject(MISSING)
      const added = await stranger.upload(put, { attachGroup: file.attachGroup }, { name: 'a.png', bytes: PNG })
      expect(added).toMatchObject({ status: 403, msg: '无权限访问' })
      expect(await download(stranger, '1')).toMatchObject(MISSING)
    },
  )

  it('asks visitors to log in, whether the file exists or not', async () => {
    const file = await uploadAs(ent)
    for (const id of [file.attachId, '1', '1899999999999999999']) {
      expect(await image(app.visitor, id)).toMatchObject(NO_SESSION)
      expect(await download(app.visitor, id)).toMatchObject(NO_SESSION)
    }
    expect(await list(app.visitor, file.attachGroup)).toMatchObject(NO_SESSION)
    expect(await list(app.visitor, 'nothing-here')).toMatchObject({ status: 200, data: [] })
    const stale = await app.visitor.call(
      uploads['download-file'],
      { attachId: file.attachId },
      { headers: { 'blade-auth': 'bearer worn-out' } },
    )
    expect(stale).toMatchObject({ status: 401, msg: '请求未授权' })
    expect(await app.visitor.upload(put, {}, { name: 'a.png', bytes: PNG })).toMatchObject(NO_SESSION)
    expect(await app.visitor.call(uploads['delete-object'], { ids: file.attachId })).toMatchObject(NO_SESSION)
  })

  it('refuses numbers that no file has', async () => {
    expect(await image(ent, '0')).toMatchObject({ status: 400, msg: '参数错误：id格式不正确' })
    expect(await download(ent, 'x')).toMatchObject({ status: 400 })
    expect((await download(ent, '9999999999999999999')).status).toBeLessThan(500)
    expect(await list(ent, '')).toMatchObject({ status: 400, msg: '参数错误：attachGroup不能为空' })
  })

  it('opens avatars and portal pictures to everybody and lets browsers keep them', async () => {
    const avatar = await uploadAs(ent, 'avatar')
    const picture = await uploadAs(await app.as('bank'), 'picture')
    for (const { attachId } of [avatar, picture]) {
      const shown = await image(app.visitor, attachId)
      expect(shown.bytes.equals(PNG)).toBe(true)
      expect(shown.headers.get('cache-control')).toBe('public, max-age=604800')
    }
    const refused = await ent.upload(put, { businessType: 'picture' }, { name: 'a.png', bytes: PNG })
    expect(refused).toMatchObject({ status: 403, msg: '无权限访问' })
  })

  it('asks the domain of the business record', async () => {
    const file = await uploadAs(ent, 'test-case')
    const [bank, ent2] = await Promise.all([app.as('bank'), app.as('ent2')])
    expect(await download(bank, file.attachId)).toMatchObject(MISSING)
    handledByBank.add(file.attachGroup)
    expect((await download(bank, file.attachId)).status).toBe(200)
    expect((await list(bank, file.attachGroup)).data).toHaveLength(1)
    expect(await download(ent2, file.attachId)).toMatchObject(MISSING)
    expect(await bank.call(uploads['delete-object'], { ids: file.attachId })).toMatchObject(MISSING)
    expect(await download(app.visitor, file.attachId)).toMatchObject(NO_SESSION)
  })

  it('opens the files of news when they are published, and closes them again', async () => {
    const file = await uploadAs(await app.as('ops'), 'test-news')
    expect(await image(app.visitor, file.attachId)).toMatchObject(NO_SESSION)
    published.add(file.attachGroup)
    const shown = await image(app.visitor, file.attachId)
    expect(shown).toMatchObject({ status: 200 })
    expect(shown.headers.get('cache-control')).toContain('public')
    expect((await list(app.visitor, file.attachGroup)).data).toHaveLength(1)
    expect((await download(ent, file.attachId)).status).toBe(200)
    published.delete(file.attachGroup)
    expect(await image(app.visitor, file.attachId)).toMatchObject(NO_SESSION)
  })

  it('keeps what was handed in from its owner, not from the staff', async () => {
    const file = await uploadAs(ent, 'test-case')
    handedIn.add(file.attachGroup)
    const settled = { status: 400, msg: '业务已提交，不能再修改附件' }
    expect(await ent.call(uploads['delete-object'], { ids: file.attachId })).toMatchObject(settled)
    const more = { attachGroup: file.attachGroup, businessType: 'test-case' }
    expect(await ent.upload(put, more, { name: 'b.png', bytes: PNG })).toMatchObject(settled)
    const ops = await app.as('ops')
    expect(await ops.call(uploads['delete-object'], { ids: file.attachId })).toMatchObject({ status: 200 })
  })

  it('leaves a group with its first owner, also when it was emptied', async () => {
    const file = await uploadAs(ent)
    await ent.call(uploads['delete-object'], { ids: file.attachId })
    await app.drain()
    const taken = await (await app.as('ent2')).upload(
      put,
      { attachGroup: file.attachGroup },
      { name: 'a.png', bytes: PNG },
    )
    expect(taken).toMatchObject({ status: 403, msg: '无权限访问' })
    const again = await ent.upload(put, { attachGroup: file.attachGroup }, { name: 'a.png', bytes: PNG })
    expect(again).toMatchObject({ status: 200 })
  })

  it('keeps tenants apart', async () => {
    const file = await uploadAs(ent)
    const open = await uploadAs(ent, 'avatar')
    await app.house.database.db.update(attach).set({ tenantId: '000001' }).where(eq(attach.id, file.attachId))
    await app.house.database.db.update(attach).set({ tenantId: '000001' }).where(eq(attach.id, open.attachId))
    for (const account of ['ent', 'ops']) {
      expect(await download(await app.as(account), file.attachId)).toMatchObject(MISSING)
      expect((await image(await app.as(account), open.attachId)).status).toBe(200)
    }
    expect((await download(await app.as('admin'), file.attachId)).status).toBe(200)
  })

  it('lets domains store their own documents and refuse foreign groups in forms', async () => {
    const user = (account: Caller): Promise<User | undefined> => app.house.gate.userOf(app.house, account.token)
    const [owner, other] = [await user(ent), await user(await app.as('ent2'))]
    const row = await inTransaction(app.house, { user: owner }, (ctx) =>
      storeFile(ctx, { name: '确认单.pdf', bytes: PDF, businessType: 'test-case' }),
    )
    expect((await download(ent, row.id)).bytes.equals(PDF)).toBe(true)
    const check = (who: User | undefined, group: string) =>
      inTransaction(app.house, { user: who }, (ctx) => checkOwnGroup(ctx, group))
    await expect(check(owner, row.attachGroup)).resolves.toBeUndefined()
    await expect(check(other, 'still-empty')).resolves.toBeUndefined()
    await expect(check(other, row.attachGroup)).rejects.toThrow('无权限访问')
  })

  it('tells of a content that the disk has lost as of no file', async () => {
    const file = await uploadAs(ent)
    await app.house.database.db.update(attach).set({ name: 'ab/cd/lost' }).where(eq(attach.id, file.attachId))
    expect(await download(ent, file.attachId)).toMatchObject(MISSING)
  })

  it('registers one reader for a kind', () => {
    expect(() => registerFileReader('test-news', { mayRead: () => true })).toThrow('registered twice')
  })
})
