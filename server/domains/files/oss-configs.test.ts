import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { attach, oss, uploads } from '#contract/files/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { type S3Server, startS3Server } from './testing/s3-server.ts'
import { EXE, PDF } from './testing/sample-files.ts'

const KEYS = { accessKey: 'jinqiao', secretKey: 'very/secret+key' }
const UNREACHABLE = { status: 400, msg: '文件存储暂时不可用，请稍后再试' }

describe('object storage', () => {
  let app: TestApp
  let admin: Caller
  let s3: S3Server
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
    s3 = await startS3Server(KEYS)
    afterAll(() => s3.stop())
  })

  const form = (ossCode: string, more = {}) => ({
    category: 1,
    ossCode,
    endpoint: s3.endpoint,
    bucketName: 'materials',
    region: 'cn-east-1',
    ...KEYS,
    ...more,
  })
  const find = async (code: string) => (await admin.call(oss.list, { ossCode_equal: code })).data.records[0]!
  const make = async (code: string, more = {}) => {
    expect(await admin.call(oss.submit, form(code, more))).toMatchObject({ status: 200, data: {} })
    return (await find(code)).id
  }
  const enable = async (code: string) => admin.call(oss.enable, { id: (await find(code)).id }, { inQuery: true })
  const put = (name: string, content: string) =>
    admin.upload(uploads['put-object'], { businessType: 'case' }, { name, bytes: Buffer.from(content) })

  it('keeps configurations, their secrets hidden', async () => {
    await make('minio-1', { remark: '第一个' })
    const row = await find('minio-1')
    expect(row).toMatchObject({
      category: 1,
      categoryName: 'minio',
      status: 1,
      statusName: '否',
      secretKey: '******',
      accessKey: 'jinqiao',
      bucketName: 'materials',
    })
    const detail = (await admin.call(oss.detail, { id: row.id })).data
    expect(JSON.stringify(detail)).not.toContain('very/secret')
    expect(await admin.call(oss.submit, { ...detail, remark: '改过' })).toMatchObject({ status: 200 })
    expect(await find('minio-1')).toMatchObject({ remark: '改过', secretKey: '******' })
    await make('no-secret', { secretKey: '' })
    expect((await find('no-secret')).secretKey).toBe('')
  })

  it.each([
    [{ category: '' }, '请选择分类'],
    [{ ossCode: '' }, '请输入资源编号'],
    [{ ossCode: 'minio-1' }, '资源编号已存在'],
    [{ endpoint: 'file:///etc' }, '资源地址格式不正确'],
  ])('refuses %j', async (wrong, msg) => {
    expect(await admin.call(oss.submit, form('fresh', wrong) as never)).toMatchObject({ status: 400, msg })
  })

  it('enables one and only one, which is not removed', async () => {
    const [one, other] = [await make('one'), await make('other')]
    await enable('one')
    expect(await enable('other')).toMatchObject({ status: 200, data: {} })
    const enabled = (await admin.call(oss.list, { status: 2 })).data.records
    expect(enabled.map(({ ossCode, statusName }) => [ossCode, statusName])).toEqual([['other', '是']])
    expect(await admin.call(oss.remove, { ids: `${one},${other}` })).toMatchObject({
      status: 400,
      msg: '已启用的配置不可删除',
    })
    expect(await admin.call(oss.remove, { ids: one }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await admin.call(oss.enable, { id: one })).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
    expect(await find('other')).toMatchObject({ status: 2 })
  })

  it('lets exactly one stay enabled when two are enabled at once', async () => {
    await make('race-a')
    await make('race-b')
    const ids = [(await find('race-a')).id, (await find('race-b')).id, (await find('other')).id]
    const answers = await Promise.all([...ids, ...ids].map((id) => admin.call(oss.enable, { id })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect((await admin.call(oss.list, { status: 2 })).data.total).toBe(1)
  })

  it('writes to the enabled store, reads each file where it lies and takes contents away again', async () => {
    await make('disk', { category: 6, endpoint: '', bucketName: '' })
    await enable('disk')
    const before = await put('磁盘.txt', '在磁盘上')
    expect(readdirSync(app.house.dataDir)).toContain('files')

    const minio = await make('minio-2', { transformEndpoint: 'https://files.example.com/' })
    await enable('minio-2')
    const after = await put('桶里.txt', '在桶里')
    expect(after).toMatchObject({ status: 200 })
    const row = (await admin.call(attach.detail, { id: after.data.attachId })).data
    expect(row.domainUrl).toBe('https://files.example.com/materials')
    expect(s3.objects.get(`/materials/${row.name}`)!.toString()).toBe('在桶里')

    for (const [{ data }, content] of [
      [before, '在磁盘上'],
      [after, '在桶里'],
    ] as const)
      expect((await admin.call(uploads['download-file'], { attachId: data.attachId })).bytes.toString()).toBe(content)

    await enable('disk')
    expect(await admin.call(oss.remove, { ids: minio })).toMatchObject({
      status: 400,
      msg: '该存储中仍有文件，不可删除',
    })
    await admin.call(uploads['delete-object'], { ids: after.data.attachId })
    await app.drain()
    expect(s3.objects.size).toBe(0)
    expect(await admin.call(oss.remove, { ids: minio })).toMatchObject({ status: 200 })
  })

  it('reads a file that the store has lost as no file', async () => {
    await enable('minio-1')
    const { data } = await put('丢失.txt', '会丢失')
    s3.objects.clear()
    expect(await admin.call(uploads['download-file'], { attachId: data.attachId })).toMatchObject({
      status: 404,
      msg: '文件不存在或已删除',
    })
  })

  it('says so when the store does not answer, refuses the key or is not configured', async () => {
    await make('dead', { endpoint: 'http://127.0.0.1:9' })
    await enable('dead')
    expect(await put('a.txt', 'a')).toMatchObject(UNREACHABLE)
    await make('wrong-key', { secretKey: 'wrong' })
    await enable('wrong-key')
    const refused = s3.refused
    expect(await put('a.txt', 'a')).toMatchObject(UNREACHABLE)
    expect(s3.refused).toBeGreaterThan(refused)
    await make('empty', { endpoint: '', bucketName: '' })
    await enable('empty')
    expect(await put('a.txt', 'a')).toMatchObject({ status: 400, msg: '对象存储配置不完整，请填写资源地址和空间名' })
    await enable('disk')
    expect(await put('a.txt', 'a')).toMatchObject({ status: 200 })
  })

  it('tries a store out by its code before it is enabled, and clears up a day later', async () => {
    const tried = await admin.upload(
      { ...oss['endpoint/put-file'], path: `${oss['endpoint/put-file'].path}?code=minio-1` },
      {},
      { name: '试传.pdf', bytes: PDF },
    )
    expect(tried).toMatchObject({ status: 200, data: { originalName: '试传.pdf', attachId: '' } })
    expect(tried.data.domain).toBe(`${s3.endpoint}/materials`)
    expect(tried.data.link).toBe(`${s3.endpoint}/materials/${tried.data.name}`)
    expect(s3.objects.has(`/materials/${tried.data.name}`)).toBe(true)
    await app.drain()
    expect(s3.objects.size).toBe(1)
    await app.house.database.pool.query('update graphile_worker._private_jobs set run_at = now() where run_at > now()')
    await app.drain()
    expect(s3.objects.size).toBe(0)

    const on = (code: string, name: string, bytes: Buffer) =>
      admin.upload(oss['endpoint/put-file'], { code }, { name, bytes })
    expect(await on('nowhere', 'a.pdf', PDF)).toMatchObject({ status: 400, msg: '对象存储配置不存在' })
    expect(await on('minio-1', 'a.pdf', EXE)).toMatchObject({ status: 400 })
    expect(await on('disk', 'a.pdf', PDF)).toMatchObject({ status: 200, data: { link: '', domain: '' } })
  })

  it('stores and registers at once', async () => {
    const answer = await admin.upload(oss['endpoint/put-file-attach'], {}, { name: '登记.pdf', bytes: PDF })
    const { attachId } = answer.data
    expect(answer.data).toMatchObject({
      originalName: '登记.pdf',
      link: `/api/blade-resource/upload/download-file?attachId=${attachId}`,
    })
    expect((await admin.call(attach.detail, { id: attachId })).data.originalName).toBe('登记.pdf')
    expect((await admin.call(uploads['download-file'], { attachId })).bytes.equals(PDF)).toBe(true)
  })

  it('takes a store from the environment when none is enabled', async () => {
    await app.house.database.pool.query('update oss set status = 1')
    app.house.cache.clear()
    const settings = {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: 'shared',
      S3_ACCESS_KEY: KEYS.accessKey,
      S3_SECRET_KEY: KEYS.secretKey,
    }
    Object.assign(process.env, settings)
    try {
      const { data } = await put('环境.txt', '来自环境')
      expect([...s3.objects.keys()]).toEqual([expect.stringMatching(/^\/shared\//)])
      const got = await admin.call(uploads['download-file'], { attachId: data.attachId })
      expect(got.bytes.toString()).toBe('来自环境')
    } finally {
      for (const name of Object.keys(settings)) delete process.env[name]
    }
  })

  it.each(['ops', 'ent', 'bank'])('is closed to %s', async (account) => {
    const caller = await app.as(account)
    for (const call of [oss.list, oss.detail, oss.submit, oss.remove, oss.enable])
      expect(await caller.call(call as never, { id: '1', ids: '1' } as never)).toMatchObject({
        status: 403,
        msg: '无权限访问',
      })
    for (const call of [oss['endpoint/put-file'], oss['endpoint/put-file-attach']])
      expect(await caller.upload(call, {}, { name: 'a.pdf', bytes: PDF })).toMatchObject({ status: 403 })
  })
})
