import { beforeAll, describe, expect, it } from 'vitest'
import { calendar } from '#contract/system/index.ts'
import { type Caller, startTestApp, type TestApp } from '#server/testing/app.ts'

describe('calendar', () => {
  let app: TestApp
  let ops: Caller
  let ent: Caller
  beforeAll(async () => {
    app = await startTestApp()
    ops = await app.as('ops')
    ent = await app.as('ent')
  })

  const month = async (calYear: number, calMonth: number) => (await ops.call(calendar.list, { calYear, calMonth })).data
  const dayOf = async (date: string) => {
    const [calYear, calMonth] = date.split('-').map(Number)
    return (await month(calYear!, calMonth!)).find(({ calDate }) => calDate === date)!
  }

  it('counts working days for everybody who is logged in', async () => {
    expect((await ent.call(calendar.getWorkDay, { date: '2026-09-30', days: 3 })).data).toBe('2026-10-10')
    expect((await ent.call(calendar.getBetweenDay, { startDate: '2026-02-13', endDate: '2026-02-24' })).data).toBe(2)
    expect((await ent.call(calendar.getBetweenDay, { startDate: '2026-02-24', endDate: '2026-02-13' })).data).toBe(0)
    expect(await app.visitor.call(calendar.getWorkDay, { date: '2026-09-30', days: 3 })).toMatchObject({ status: 401 })
  })

  it('shows a month with the type of every day', async () => {
    const days = await month(2026, 10)
    expect(days).toHaveLength(31)
    expect(days[0]).toMatchObject({
      calYear: 2026,
      calMonth: 10,
      calDay: 1,
      calDate: '2026-10-01',
      weekDay: 4,
      workDayType: 3,
      workDayTypeName: '法定节假日',
      remark: '国庆节',
    })
    expect((await month(2028, 2)).map(({ workDayType }) => workDayType).filter((type) => type === 1)).toHaveLength(21)
    expect((await month(2028, 2)).at(-1)!.calDate).toBe('2028-02-29')
  })

  it('lets an operator set days to come, and the count follows at once', async () => {
    app.setNow(new Date('2026-05-06T10:00:00+08:00'))
    const saturday = await dayOf('2031-03-08')
    const between = async () =>
      (await ent.call(calendar.getBetweenDay, { startDate: '2031-03-07', endDate: '2031-03-09' })).data
    expect([saturday.workDayType, await between()]).toEqual([2, 0])
    const set = await ops.call(calendar.setDayType, { ids: [saturday.id], workDayType: 1 })
    expect(set).toMatchObject({ status: 200, data: {} })
    expect([(await dayOf('2031-03-08')).workDayTypeName, await between()]).toEqual(['工作日', 1])
    const today = await dayOf('2026-05-06')
    expect(await ops.call(calendar.setDayType, { ids: today.id, workDayType: 2 })).toMatchObject({ status: 200 })
  })

  it('leaves the past alone', async () => {
    app.setNow(new Date('2026-05-06T10:00:00+08:00'))
    const [past, next] = [await dayOf('2026-05-05'), await dayOf('2026-05-07')]
    const both = await ops.call(calendar.setDayType, { ids: `${next.id},${past.id}`, workDayType: 2 })
    expect(both).toMatchObject({ status: 400, msg: '不可修改历史日期' })
    expect((await dayOf('2026-05-07')).workDayType).toBe(1)
  })

  it.each([
    [calendar.setDayType, { workDayType: 1 }, '请选择日期'],
    [calendar.setDayType, { ids: '', workDayType: 1 }, '请选择日期'],
    [calendar.setDayType, { ids: '1' }, '请选择日期类型'],
    [calendar.setDayType, { ids: '1', workDayType: 4 }, '日期类型格式不正确'],
    [calendar.setDayType, { ids: '1', workDayType: 1 }, '数据不存在或已删除'],
    [calendar.list, { calMonth: 1 }, '请选择年份'],
    [calendar.list, { calYear: 2026 }, '请选择月份'],
    [calendar.list, { calYear: 2026, calMonth: 13 }, '月份格式不正确'],
    [calendar.getWorkDay, { days: 3 }, '请选择日期'],
    [calendar.getWorkDay, { date: '2026-02-31', days: 3 }, '日期格式不正确'],
    [calendar.getWorkDay, { date: '2026-02-03' }, '请输入工作日数'],
    [calendar.getWorkDay, { date: '2026-02-03', days: 1001 }, '工作日数格式不正确'],
    [calendar.getBetweenDay, { startDate: '2026-02-03' }, '请选择日期'],
  ])('refuses %# with its own text', async (call, input, msg) => {
    expect(await ops.call(call, input as never)).toMatchObject({ success: false, msg })
  })

  it('is set by operators alone', async () => {
    expect(await ent.call(calendar.list, { calYear: 2026, calMonth: 1 })).toMatchObject({ status: 403 })
    expect(await ent.call(calendar.setDayType, { ids: '1', workDayType: 1 })).toMatchObject({ status: 403 })
  })
})
