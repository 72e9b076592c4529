import { describe, expect, it } from 'vitest'
import { translator } from '../app/i18n/texts.ts'
import { clockState, clockWords, deadlineWords, type PromiseTime } from './promise-clock.ts'
import { uiTexts } from './texts.ts'

const t = translator('zh-CN', uiTexts)
const now = '2026-11-16 09:12:00'
const time = (deadline: string, leftMinutes: number, owner?: string): PromiseTime => ({
  deadline,
  leftMinutes,
  now,
  usedShare: 0.5,
  ...(owner ? { owner } : {}),
})

describe('promise clock', () => {
  it.each([
    [time('2026-11-13 11:20:00', -1312), 'over', '超 21 时 52 分', '11-13 周五 11:20 到期'],
    [time('2026-11-16 11:30:00', 138), 'urgent', '剩 2 时 18 分', '今天 11:30 前'],
    [time('2026-11-16 15:30:00', 378), 'today', '剩 6 时 18 分', '今天 15:30 前'],
    [time('2026-11-17 10:15:00', 1503), 'later', '剩 1 天 1 时', '11-17 周二 10:15 前'],
    [time('2026-11-17 10:15:00', 1503, '担保方'), 'other', '担保方计时', '11-17 周二 10:15 前'],
  ] as const)('%# reads its state, words and deadline', (given, state, words, deadline) => {
    expect(clockState(given)).toBe(state)
    expect(clockWords(given, t)).toBe(words)
    expect(deadlineWords(given, t, 'zh-CN')).toBe(deadline)
  })
})
