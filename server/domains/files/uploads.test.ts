import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '#contract/files/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { EXE, JPG, PDF, PNG, zipped } from './testing/sample-files.ts'

const put = uploads['put-object']
const ALL_TYPES =
  '只可上传jpg、jpeg、png、gif、webp、bmp、pdf、doc、docx、xls、xlsx、ppt、pptx、ofd、txt、csv、zip、mp4类型的文件'
const AVATAR = '上传头像图片只能是 JPG 或 PNG 格式，且不能超过 500kb'
const MB = 1024 * 1024

describe('uploads', () => {
  let app: TestApp
  let ent: Caller
  beforeAll(async () => {
    app = await startTestApp()
    ent = await app.as('ent')
  })

  const text = (content: string) => Buffer.from(content)
  const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
  const pathOf = (bytes: Buffer) => {
    const hash = hashOf(bytes)
    return join(app.house.dataDir, 'files', hash.slice(0, 2), hash.slice(2, 4), hash)
  }

  it('keeps a file with its Chinese name from upload to download', async () => {
    const stored = await ent.upload(
      put,
      { attachGroup: '', businessType: 'case' },
      { name: '营业执照（副本）.pdf', bytes: PDF },
    )
    expect(stored).toMatchObject({ status: 200, msg: '操作成功' })
    const { attachGroup, attachId } = stored.data
    expect(stored.data).toMatchObject({ originalName: '营业执照（副本）.pdf', businessType: 'case', extension: 'pdf' })
    expect(attachGroup).toMatch(/^\d{10,19}$/)
    await ent.upload(put, { attachGroup, businessType: 'case' }, { name: '说明.txt', bytes: text('第二份') })

    const list = await ent.call(uploads['file-list'], { attachGroup })
    expect(list.data.map((file) => file.originalName)).toEqual(['营业执照（副本）.pdf', '说明.txt'])
    expect(list.data[0]).toEqual(stored.data)

    const got = await ent.call(uploads['download-file'], { attachId })
    expect(got.bytes.equals(PDF)).toBe(true)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('营业执照（副本）.pdf')}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('shows a picture in the page, and nothing else as a picture', async () => {
    const picture = await ent.upload(put, {}, { name: '门头.PNG', bytes: PNG })
    const shown = await ent.call(uploads['image/{id}'], { id: picture.data.attachId })
    expect(shown.bytes.equals(PNG)).toBe(true)
    expect(shown.headers.get('content-type')).toBe('image/png')
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect(shown.headers.get('cache-control')).toBe('private, no-store')
    expect(shown.headers.get('content-security-policy')).toContain('sandbox')

    const pdf = await ent.upload(put, {}, { name: 'a.pdf', bytes: PDF })
    const refused = await ent.call(uploads['image/{id}'], { id: pdf.data.attachId })
    expect(refused).toMatchObject({ status: 404, msg: '文件不存在或已删除' })
  })

  it.each([
    ['a renamed program', '发票.png', EXE, ALL_TYPES],
    ['a program under its own name', 'setup.exe', EXE, ALL_TYPES],
    ['a page under a picture name', 'a.png', text('<html><script>alert(1)</script>'), ALL_TYPES],
    ['a picture that is a page as well', 'a.png', Buffer.concat([PNG, text('<script>1</script>')]), ALL_TYPES],
    ['a page', 'a.html', text('<html></html>'), ALL_TYPES],
    ['a drawing', 'a.svg', text('<svg/>'), ALL_TYPES],
    ['a script', 'a.js', text('alert(1)'), ALL_TYPES],
    ['a name without an ending', 'README', text('a'), ALL_TYPES],
    ['a name that only reads like a picture', '图\u202egnp.exe', Buffer.concat([PNG, text('x')]), ALL_TYPES],
    ['nothing', 'a.txt', Buffer.alloc(0), '文件内容为空'],
    ['a byte too many', 'a.txt', Buffer.alloc(20 * MB + 1, 'a'), '文件大小不可超过20MB'],
    ['twenty-one megabytes', 'a.txt', Buffer.alloc(21 * MB, 'a'), '文件大小不可超过20MB'],
  ])('refuses %s', async (_what, name, bytes, msg) => {
    expect(await ent.upload(put, {}, { name, bytes })).toMatchObject({ status: 400, code: 400, msg, data: {} })
    expect(existsSync(pathOf(bytes))).toBe(false)
  })

  it('takes exactly twenty megabytes', async () => {
    const bytes = Buffer.alloc(20 * MB, 'a')
    expect(await ent.upload(put, {}, { name: 'a.txt', bytes })).toMatchObject({ status: 200 })
  })

  it('refuses a zip bomb quickly', async () => {
    const bytes = await zipped({ 'zeros.txt': Buffer.alloc(201 * MB) })
    const started = performance.now()
    expect(await ent.upload(put, {}, { name: '材料.zip', bytes })).toMatchObject({
      status: 400,
      msg: '文件解压后过大，不可上传',
    })
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('drops folders from a name, on whichever system it was made', async () => {
    for (const name of ['../../../etc/说明.txt', '..\\..\\说明.txt', 'C:\\fakepath\\说明.txt']) {
      const { data } = await raw({ file: new File(['a'], name) })
      expect(data).toMatchObject({ originalName: '说明.txt' })
    }
    expect(readdirSync(app.house.dataDir)).toEqual(['files'])
  })

  it('refuses what is no upload', async () => {
    expect(await raw({ attachment: new File(['a'], 'a.txt') })).toMatchObject({ code: 400, msg: '请选择文件' })
    expect(await raw({ file: 'just text' })).toMatchObject({ code: 400, msg: '请选择文件' })
    expect(await ent.call(put, { attachGroup: '1' })).toMatchObject({ status: 400, msg: '请以表单方式上传文件' })
    const form = new FormData()
    form.append('file', new File(['a'], 'a.txt'))
    form.append('file', new File(['b'], 'b.txt'))
    expect(await post(form)).toMatchObject({ code: 400, msg: '最多上传1个文件' })
    const named = await ent.upload(put, { attachGroup: '../x' }, { name: 'a.txt', bytes: text('a') })
    expect(named).toMatchObject({ status: 400, msg: '附件组格式不正确' })
    const kind = await ent.upload(put, { businessType: '<b>' }, { name: 'a.txt', bytes: text('a') })
    expect(kind).toMatchObject({ status: 400, msg: '业务类型格式不正确' })
  })

  it('takes avatars as small pictures only, one in a group', async () => {
    const avatar = (name: string, bytes: Buffer, attachGroup = '') =>
      ent.upload(put, { attachGroup, businessType: 'avatar' }, { name, bytes })
    expect(await avatar('a.gif', Buffer.from('GIF89a'))).toMatchObject({ status: 400, msg: AVATAR })
    expect(await avatar('a.jpg', PNG)).toMatchObject({ status: 400, msg: AVATAR })
    const large = Buffer.concat([PNG, Buffer.alloc(500 * 1024 - PNG.length + 1)])
    expect(await avatar('a.png', large)).toMatchObject({ status: 400, msg: AVATAR })
    expect(await avatar('a.png', large.subarray(0, -1))).toMatchObject({ status: 200 })
    const first = await avatar('a.jpeg', JPG)
    expect(first.status).toBe(200)
    expect(await avatar('b.png', PNG, first.data.attachGroup)).toMatchObject({ status: 400, msg: '最多上传1个文件' })
    await ent.call(uploads['delete-object'], { ids: first.data.attachId })
    expect(await avatar('b.png', PNG, first.data.attachGroup)).toMatchObject({ status: 200 })
  })

  it('lets exactly one of several racing for the last place in a group win', async () => {
    const attachGroup = `race-${Date.now()}`
    const sent = Array.from({ length: 4 }, (_, n) =>
      ent.upload(put, { attachGroup, businessType: 'subsidyAgreement' }, { name: '协议.txt', bytes: text(`第${n}份`) }),
    )
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
    expect(answers.find(({ status }) => status === 400)!.msg).toBe('最多上传1个文件')
    expect((await ent.call(uploads['file-list'], { attachGroup })).data).toHaveLength(1)
  })

  it('keeps equal contents once, and until nobody uses them', async () => {
    const bytes = text('同一份内容')
    const [one, other, third] = await Promise.all(
      ['a.txt', 'b.txt', 'c.txt'].map((name) => ent.upload(put, {}, { name, bytes })),
    )
    const folder = join(pathOf(bytes), '..')
    expect(readdirSync(folder)).toEqual([hashOf(bytes)])

    await ent.call(uploads['delete-object'], { ids: one!.data.attachId, logicDelete: false }, { inQuery: true })
    await app.drain()
    expect((await ent.call(uploads['download-file'], { attachId: other!.data.attachId })).bytes.equals(bytes)).toBe(
      true,
    )

    await ent.call(uploads['delete-object'], { ids: other!.data.attachId, logicDelete: true })
    const last = await ent.call(uploads['delete-object'], { ids: third!.data.attachId, logicDelete: false })
    expect(last).toMatchObject({ status: 200, data: {} })
    await app.drain()
    expect(existsSync(pathOf(bytes))).toBe(true)

    const single = await ent.upload(put, {}, { name: 'd.txt', bytes: text('唯一') })
    await ent.call(uploads['delete-object'], { ids: single.data.attachId })
    expect(existsSync(pathOf(text('唯一')))).toBe(true)
    await app.drain()
    expect(existsSync(pathOf(text('唯一')))).toBe(false)
    const gone = await ent.call(uploads['download-file'], { attachId: single.data.attachId })
    expect(gone).toMatchObject({ status: 404, msg: '文件不存在或已删除' })
  })

  it('deletes all of the files named or none', async () => {
    const { data } = await ent.upload(put, {}, { name: 'a.txt', bytes: text('留下') })
    const both = await ent.call(uploads['delete-object'], { ids: `${data.attachId},1` })
    expect(both).toMatchObject({ status: 404, msg: '文件不存在或已删除' })
    expect((await ent.call(uploads['file-list'], { attachGroup: data.attachGroup })).data).toHaveLength(1)
    expect(await ent.call(uploads['delete-object'], { ids: '' })).toMatchObject({ msg: '请选择至少一条数据' })
  })

  it('leaves no unfinished file behind', () => {
    const all = readdirSync(join(app.house.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    expect(all.filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('slows down who uploads without end', async () => {
    const bank = await app.as('bank2')
    let last = await bank.upload(put, {}, { name: 'a.exe', bytes: EXE })
    // The count begins anew every minute, so it may take up to twice the limit.
    for (let n = 0; n < 120 && last.status === 400; n++)
      last = await bank.upload(put, {}, { name: 'a.exe', bytes: EXE })
    expect(last).toMatchObject({ status: 429, msg: '操作过于频繁，请稍后再试' })
  })

  const post = async (body: FormData) => {
    const answer = await fetch(app.url + put.path, {
      method: 'POST',
      body,
      headers: { 'blade-auth': `bearer ${ent.token}` },
    })
    return (await answer.json()) as { code: number; msg: string; data: object }
  }

  const raw = (parts: Record<string, string | File>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(parts)) form.append(name, value)
    return post(form)
  }
})
