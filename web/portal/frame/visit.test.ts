import { describe, expect, it } from 'vitest'
import { visitAfter } from './visit.ts'

const place = { origin: 'https://jinqiao.example', referrer: 'https://town.example/services' }

describe('a visit through an embedding site', () => {
  it('remembers what the address said while later addresses say nothing', () => {
    const entered = visitAfter({}, '?navStatus=hidden&backUrl=/map&chanel=gjj', place)
    expect(entered).toEqual({ navStatus: 'hidden', backUrl: 'https://jinqiao.example/map', chanel: 'gjj' })
    expect(visitAfter(entered, '?current=2', place)).toEqual(entered)
    expect(visitAfter(entered, '?navStatus=show', place)).toMatchObject({ navStatus: 'show', chanel: 'gjj' })
  })

  it('goes back to this site or to where the visitor came from, nowhere else', () => {
    const back = (url: string) => visitAfter({}, `?backUrl=${encodeURIComponent(url)}`, place).backUrl
    expect(back('https://town.example/home')).toBe('https://town.example/home')
    for (const wrong of ['https://evil.example/', '//evil.example', 'javascript:alert(1)', 'http://']) {
      expect(back(wrong), wrong).toBeUndefined()
    }
  })

  it('is empty for everybody else', () => {
    expect(visitAfter({}, '', { ...place, referrer: '' })).toEqual({})
  })
})
