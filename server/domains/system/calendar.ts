import { and, asc, between, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Input } from '#contract/kit/index.ts'
import { type calendar as calendarCalls, DAY_TYPES } from '#contract/system/calendar.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { notFound, refuse } from '#server/kit/refusals.ts'
import { calendarDay } from './tables.ts'
import { nextWorkingDay, type WorkingCalendar, workingDaysBetween } from './working-days.ts'

const CALENDAR_TAG = 'calendar'
const WORKING = 1

/** What counts working days, for every deadline of the platform. */
export const workingCalendar = (ctx: Ctx): Promise<WorkingCalendar> =>
  ctx.cached('calendar', [CALENDAR_TAG], async () => {
    const { day, workDayType } = calendarDay
    const rows = await ctx.db
      .select({ day })
      .from(calendarDay)
      .where(sql`(extract(isodow from ${day}) > 5) = (${workDayType} = ${WORKING})`)
    return new Set(rows.map((row) => row.day))
  })

export const readWorkDay = async (ctx: Ctx, { date, days }: Input<typeof calendarCalls.getWorkDay>) =>
  nextWorkingDay(await workingCalendar(ctx), date, days)

export const countWorkDays = async (ctx: Ctx, { startDate, endDate }: Input<typeof calendarCalls.getBetweenDay>) =>
  workingDaysBetween(await workingCalendar(ctx), startDate, endDate)

export async function listMonth(ctx: Ctx, { calYear, calMonth }: Input<typeof calendarCalls.list>) {
  await layOut(ctx, calYear)
  const month = `${calYear}-${String(calMonth).padStart(2, '0')}`
  const rows = await ctx.db
    .select()
    .from(calendarDay)
    .where(
      and(between(calendarDay.day, `${month}-01`, sql`(${`${month}-01`}::date + interval '1 month - 1 day')::date`)),
    )
    .orderBy(asc(calendarDay.day))
  return rows.map(presentDay)
}

export async function setDayType(ctx: Ctx, { ids, workDayType }: Input<typeof calendarCalls.setDayType>) {
  const today = ctx.now.slice(0, 10)
  const past = await ctx.db.$count(calendarDay, and(inArray(calendarDay.id, ids), lt(calendarDay.day, today)))
  if (past > 0) refuse('不可修改历史日期')
  const changed = await ctx.db.update(calendarDay).set({ workDayType }).where(inArray(calendarDay.id, ids))
  if (changed.rowCount !== ids.length) notFound()
  ctx.outdate(CALENDAR_TAG)
}

/** Days of a year that nobody has opened yet follow the week, as the arithmetic takes them anyway. */
async function layOut(ctx: Ctx, year: number): Promise<void> {
  const [known] = await ctx.db
    .select({ id: calendarDay.id })
    .from(calendarDay)
    .where(eq(calendarDay.day, `${year}-12-31`))
  if (known) return
  await ctx.db.execute(sql`
    insert into ${calendarDay} (day, work_day_type)
    select day, case when extract(isodow from day) > 5 then 2 else 1 end
    from generate_series(${`${year}-01-01`}::date, ${`${year}-12-31`}::date, interval '1 day') day
    on conflict do nothing`)
}

function presentDay({ id, day, workDayType, remark }: typeof calendarDay.$inferSelect) {
  const [calYear, calMonth, calDay] = day.split('-').map(Number)
  const weekDay = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  const workDayTypeName = DAY_TYPES[workDayType as keyof typeof DAY_TYPES]
  return { id, calYear, calMonth, calDay, calDate: day, weekDay, workDayType, workDayTypeName, remark }
}
