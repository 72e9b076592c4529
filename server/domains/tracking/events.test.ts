import { desc } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { eventTrack } from '#contract/tracking/event.ts'
import { startTestApp } from '#server/testing/app.ts'
import { eventTrack as table } from './tables.ts'

it('writes down what visitors and users open, and believes only the session about who they are', async () => {
  const app = await startTestApp()
  const last = async () => (await app.house.database.db.select().from(table).orderBy(desc(table.id)).limit(1))[0]
  await app.visitor.call(eventTrack.saveEventTrack, {
    eventCode: 'menu',
    eventName: '征信资产',
    userName: '冒名',
  } as never)
  expect(await last()).toMatchObject({ eventCode: 'menu', eventName: '征信资产', userId: null, userName: '' })
  const ent = await app.as('ent')
  await ent.call(eventTrack.saveEventTrack, { eventCode: 'menu', eventName: '金融资产' })
  expect(await last()).toMatchObject({ userId: ent.userId, userCategory: '3' })
  expect(await app.visitor.call(eventTrack.saveEventTrack, { eventName: '无编号' } as never)).toMatchObject({
    status: 400,
    msg: '参数错误：eventCode不能为空',
  })
})
