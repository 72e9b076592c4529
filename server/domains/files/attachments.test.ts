import { beforeAll, describe, expect, it } from 'vitest'
import { attach, uploads } from '#contract/files/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'
import { PDF, PNG } from './testing/sample-files.ts'

describe('register of attachments', () => {
  let app: TestApp
  let admin: Caller
  beforeAll(async () => {
    app = await startTestApp()
    admin = await app.as('admin')
  })

  const stored = async (name: string, businessType = 'case', bytes = PDF) =>
    (await admin.upload(uploads['put-object'], { businessType }, { name, bytes })).data

  it('finds files by what is known of them', async () => {
    const file = await stored('授权书.pdf', 'authorisation')
    await stored('门头.png', 'shop', PNG)
    const { data } = await admin.call(attach.list, { originalName: '授权', extension: 'pdf' })
    expect(data).toMatchObject({ total: 1, size: 10, current: 1, pages: 1 })
    expect(data.records[0]).toMatchObject({
      id: file.attachId,
      originalName: '授权书.pdf',
      extension: 'pdf',
      attachSize: PDF.length,
      attachGroup: file.attachGroup,
      businessType: 'authorisation',
      link: `/api/blade-resource/upload/download-file?attachId=${file.attachId}`,
      domainUrl: '',
      status: 1,
      isDeleted: 0,
      tenantId: '000000',
      createUser: admin.userId,
    })
    expect(data.records[0]!.name).toMatch(/^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/)
    const [shop] = (await admin.call(attach.list, { businessType_equal: 'shop' })).data.records
    expect(shop!.link).toBe(`/api/blade-resource/upload/image/${shop!.id}`)
    const today = shop!.createTime.slice(0, 10)
    const none = await admin.call(attach.list, { createTime_datelt: '2020-01-01', createTime_dategt: today })
    expect(none.data.records).toEqual([])
  })

  it('renames a file and moves it to another group, its ending stays', async () => {
    const file = await stored('旧名.pdf')
    const detail = (await admin.call(attach.detail, { id: file.attachId })).data
    const saved = await admin.call(attach.submit, { ...detail, originalName: '新/名.pdf', attachGroup: 'group-2' })
    expect(saved).toMatchObject({ status: 200, data: {} })
    const after = (await admin.call(attach.detail, { id: file.attachId })).data
    expect(after).toMatchObject({ originalName: '名.pdf', attachGroup: 'group-2', businessType: 'case' })
    expect(after.name).toBe(detail.name)

    const ending = await admin.call(attach.submit, { ...detail, originalName: '新名.exe' })
    expect(ending).toMatchObject({ status: 400, msg: '不可修改附件的拓展名' })
    const fresh = await admin.call(attach.submit, { id: '', originalName: 'a.pdf' })
    expect(fresh).toMatchObject({ status: 400, msg: '请先上传文件' })
    const unnamed = await admin.call(attach.submit, { id: file.attachId, originalName: ' ' })
    expect(unnamed).toMatchObject({ status: 400, msg: '请输入附件原名' })
    const absent = await admin.call(attach.submit, { id: '1', originalName: 'a.pdf' })
    expect(absent).toMatchObject({ status: 404, msg: '数据不存在或已删除' })
  })

  it('removes files so that nobody reads them any more', async () => {
    const file = await stored('多余.pdf')
    expect(await admin.call(attach.remove, { ids: file.attachId }, { inQuery: true })).toMatchObject({ status: 200 })
    expect(await admin.call(attach.detail, { id: file.attachId })).toMatchObject({ status: 404 })
    expect(await admin.call(uploads['download-file'], { attachId: file.attachId })).toMatchObject({ status: 404 })
    expect(await admin.call(attach.remove, { ids: file.attachId })).toMatchObject({ status: 404 })
  })

  it.each(['ops', 'ent', 'bank'])('is closed to %s', async (account) => {
    const caller = await app.as(account)
    for (const call of [attach.list, attach.detail, attach.submit, attach.remove])
      expect(await caller.call(call as never, { id: '1', ids: '1' } as never)).toMatchObject({
        status: 403,
        msg: '无权限访问',
      })
    expect(await app.visitor.call(attach.list)).toMatchObject({ status: 401 })
  })
})
