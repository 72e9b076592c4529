import { expect, it } from 'vitest'
import { capitalAmount } from './capital-amount.ts'

it.each([
  ['5000000', '伍佰万元整'],
  ['2000000.00', '贰佰万元整'],
  ['1005.3', '壹仟零伍元叁角'],
  ['10000001', '壹仟万零壹元整'],
  ['100000005', '壹亿零伍元整'],
  ['86095.19', '捌万陆仟零玖拾伍元壹角玖分'],
  ['10.05', '壹拾元零伍分'],
  ['0.5', '伍角'],
  ['0', '零元整'],
  ['120300', '壹拾贰万零叁佰元整'],
  ['abc', ''],
])('writes %s as %s', (yuan, words) => {
  expect(capitalAmount(yuan)).toBe(words)
})
