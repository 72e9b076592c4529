import { z } from 'zod'
import { family, get, PageQuery, pageOf, Text } from '#contract/kit/index.ts'
import { DeptRow } from './department.ts'
import { PostRow } from './post.ts'
import { RoleRow } from './role.ts'

const found = <R extends z.ZodType>(title: string, row: R) =>
  get({
    title,
    who: 'login',
    input: PageQuery.extend({ name: Text('名称') }),
    reply: pageOf(row),
  })

const named = { name: z.string() }

/** Pickers that look for one row by name. */
export const search = family('blade-system/search', {
  role: found('搜索角色', RoleRow.extend(named)),
  dept: found('搜索机构', DeptRow.extend(named)),
  post: found('搜索岗位', PostRow.extend(named)),
})
