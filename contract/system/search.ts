import { z } from 'zod'
import { family, get, PageQuery, pageOf, Text } from '#contract/kit/index.ts'
import { DeptRow } from './department.ts'
import { PostRow } from './post.ts'
import { RoleRow } from './role.ts'

const found = <R extends z.ZodObject>(title: string, row: R) =>
  get({
    title,
    who: 'login',
    input: PageQuery.extend({ name: Text('名称') }),
    reply: pageOf(row.extend({ name: z.string() })),
  })

/** Pickers that look for one row by name. */
export const search = family('blade-system/search', {
  role: found('搜索角色', RoleRow),
  dept: found('搜索机构', DeptRow),
  post: found('搜索岗位', PostRow),
})
