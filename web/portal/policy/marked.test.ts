import { describe, expect, it } from 'vitest'
import { partsOf } from './Marked.tsx'

describe('marking hits', () => {
  const hits = (text: string, word: string) =>
    partsOf(text, word)
      .filter(({ hit }) => hit)
      .map((part) => part.text)

  it('marks every word where it stands', () => {
    expect(hits('关于设备更新贷款贴息的通知', '贴息 设备')).toEqual(['设备', '贴息'])
    expect(partsOf('贴息', '贴息')).toEqual([{ at: 0, text: '贴息', hit: true }])
  })

  it('takes signs for what they are and nothing for nothing', () => {
    expect(hits('a.b (c)', '(c) .')).toEqual(['.', '(c)'])
    expect(partsOf('关于', '  ')).toEqual([{ at: 0, text: '关于', hit: false }])
  })
})
