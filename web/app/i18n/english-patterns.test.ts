import { expect, it } from 'vitest'
import { inEnglish } from './contract-english.ts'

it('says messages that are built around a label', () => {
  expect(inEnglish('请输入字典编号')).toBe('Please enter code')
  expect(inEnglish('请选择接口类型')).toBe('Please choose API type')
  expect(inEnglish('备注不能超过255个字')).toBe('Remark: at most 255 characters')
  expect(inEnglish('参数错误：parentId不能为空')).toBe('Parameter parentId is missing')
  expect(inEnglish('当前状态为「待审核」，不能执行「通过」操作')).toBe(
    'The status is "Pending", so "Approve" is not possible',
  )
})

it('leaves what it does not know to the caller', () => {
  expect(inEnglish('请输入没有英文的东西')).toBeUndefined()
})
