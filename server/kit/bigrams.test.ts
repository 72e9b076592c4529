import { describe, expect, it } from 'vitest'
import { bigramsAsked, bigramsOf } from './bigrams.ts'

describe('bigrams', () => {
  const finds = (text: string, keyword: string) => {
    const stored = new Set(bigramsOf(text))
    return bigramsAsked(keyword).every((pair) => stored.has(pair))
  }

  it('finds words of one, two and more characters', () => {
    const title = '关于支持制造业设备更新贷款贴息的若干措施'
    for (const word of ['贷', '贴息', '设备更新', '制造业 贴息'])
      expect([word, finds(title, word)]).toEqual([word, true])
    for (const word of ['绿色', '贴现', '新设']) expect([word, finds(title, word)]).toEqual([word, false])
  })

  it('does not care for width, case and signs between words', () => {
    expect(finds('ESG报告（2026版）', 'esg')).toBe(true)
    expect(finds('ESG报告（2026版）', '２０２６')).toBe(true)
    expect(finds('绿色、低碳', '绿色低碳')).toBe(false)
  })

  it('asks for nothing when there is nothing to ask', () => {
    expect(bigramsAsked(' ，。')).toEqual([])
    expect(bigramsOf('', '')).toEqual([])
  })
})
