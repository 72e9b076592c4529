import { expect, it } from 'vitest'
import { lifecycle, NEW } from '#contract/kit/index.ts'
import { toneOf } from './lifecycle-tone.ts'

const loan = lifecycle({
  noun: '贷款',
  bizType: 'loan',
  states: { '10': '待受理', '20': '受理中', '50': '已办结', '90': '未通过' },
  steps: {
    apply: { from: [NEW], to: '10', by: 'enterprise', label: '申请' },
    accept: { from: ['10'], to: '20', by: 'bank', label: '受理' },
    finish: { from: ['20'], to: '50', by: 'bank', label: '办结' },
    refuse: { from: ['10', '20'], to: '90', by: 'bank', label: '拒绝', danger: true },
    again: { from: ['90'], to: '10', by: 'enterprise', label: '重新申请' },
  },
})

it('reads the look of a state from the table of steps', () => {
  expect(['10', '20', '50', '90'].map((state) => toneOf(loan, state))).toEqual(['waiting', 'doing', 'done', 'failed'])
})
