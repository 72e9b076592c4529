/** Wall-clock text of Asia/Shanghai, which has no summer time: a fixed eight hours. */
const OFFSET = 8 * 3_600_000

export const toDateTime = (moment: Date): string =>
  new Date(moment.getTime() + OFFSET).toISOString().slice(0, 19).replace('T', ' ')

export const toDay = (moment: Date): string => toDateTime(moment).slice(0, 10)

export const fromDateTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`)

export const plusSeconds = (text: string, seconds: number): string =>
  toDateTime(new Date(fromDateTime(text).getTime() + seconds * 1000))
