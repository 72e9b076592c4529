import { describe, expect, it } from 'vitest'
import { hallStateOf, resultStateOf } from './hall-state.ts'

const hall = (query: string) => hallStateOf(new URLSearchParams(query))
const result = (query: string) => resultStateOf(new URLSearchParams(query))

describe('the address of the policy hall', () => {
  it('reads the parameters of the source', () => {
    expect(hall('scroll=block2&policylevel=shiji&tab=2&label=gy&policyType=2')).toEqual({
      grade: 'shiji',
      label: 'gy',
      policyType: '2',
      section: '2',
      scroll: 'block2',
    })
    expect(hall('label=lsdt').section).toBe('1')
    expect(hall('tab=2').section).toBe('2')
  })

  it('reads what it does not know as nothing', () => {
    expect(hall('scroll=down&policylevel=moon&tab=9&label=x&policyType=7')).toEqual({
      grade: '',
      label: '',
      policyType: '',
      section: '',
      scroll: '',
    })
  })

  it('searches words by best match unless told otherwise', () => {
    expect(result('keyWord=贴息').sorts).toBe('1')
    expect(result('keyWord=贴息&sorts=0').sorts).toBe('0')
    expect(result('').sorts).toBe('0')
    expect(result('tab=2').policyType).toBe('2')
    expect([result('model=swyy').modelCode, result('model=%3Cb%3E').modelCode]).toEqual(['swyy', ''])
  })
})
