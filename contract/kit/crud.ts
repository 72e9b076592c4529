import { z } from 'zod'
import { type Access, addOrEdit, type Door } from './access.ts'
import { get, post } from './call.ts'
import { ById, ByIds, OptionalId } from './fields.ts'
import { ListQuery, pageOf } from './page.ts'

interface CrudOptions<F extends z.ZodObject, R extends z.ZodObject> {
  /** What one row is called, as in 新增{noun}. */
  noun: string
  form: F
  row: R
  /** Prefix of the permission codes, as in `dict_add`. */
  permission: string
  /** The page's menu, needed by list and detail. */
  menu: Door | readonly Door[]
  submit?: Access
}

/** The four calls of an administered resource: list, detail, submit, remove. */
export function crud<F extends z.ZodObject, R extends z.ZodObject>(options: CrudOptions<F, R>) {
  const { noun, form, row, permission, menu } = options
  return {
    list: get({ title: `${noun}分页`, who: menu, input: ListQuery, reply: pageOf(row) }),
    detail: get({ title: `${noun}详情`, who: menu, input: ById, reply: row }),
    submit: post({
      title: `保存${noun}`,
      who: options.submit ?? addOrEdit(permission),
      input: form.extend({ id: OptionalId }),
    }),
    remove: post({ title: `删除${noun}`, who: `may:${permission}_delete`, input: ByIds }),
  }
}

export const Created = z.object({ id: z.string() })
