import { describe, expect, it } from 'vitest'
import { NewUserForm } from '#contract/identity/user.ts'
import { DictEntryForm } from '#contract/system/dict.ts'
import { ParamForm } from '#contract/system/param.ts'
import { checkField, fieldIn, issuesOf, longest, shownFields } from './schema.ts'

const asSaid = (text: string) => text

describe('a form made from the contract', () => {
  it('asks for what a person fills in, in the order of the contract', () => {
    expect(shownFields(DictEntryForm)).toEqual(['code', 'dictKey', 'dictValue', 'sort', 'isSealed', 'remark'])
  })

  it('names one message a field, the first', () => {
    const values = { code: '', dictKey: '1', dictValue: 'x'.repeat(300), sort: '', isSealed: 0 }
    expect(issuesOf(DictEntryForm, values)).toEqual([
      { field: 'code', message: '请输入字典编号' },
      { field: 'dictValue', message: '字典名称不能超过255个字' },
      { field: 'sort', message: '请输入字典排序' },
    ])
  })

  it('takes fields that are not asked for from the record', () => {
    const record = { id: '1', parentId: '12', code: 'sex', sort: 1, isSealed: 0 }
    expect(issuesOf(DictEntryForm, { dictKey: '1', dictValue: '男' }, record)).toEqual([])
  })

  it('says of a left field what it breaks together with others', async () => {
    const filled = { account: 'new', realName: '新用户', roleId: '1', deptId: '1', password: 'Jinqiao@2026' }
    const values = { ...filled, password2: 'Other@2026' }
    await expect(checkField(NewUserForm, 'password2', values, {}, asSaid)).rejects.toThrow('两次密码输入不一致！')
    await expect(checkField(NewUserForm, 'realName', values, {}, asSaid)).resolves.toBeUndefined()
  })

  it('knows how long a text may be', () => {
    expect(longest(fieldIn(ParamForm, 'paramValue')!)).toBe(10_000)
    expect(longest(fieldIn(ParamForm, 'remark')!)).toBe(255)
    expect(longest(fieldIn(DictEntryForm, 'sort')!)).toBeUndefined()
  })
})
