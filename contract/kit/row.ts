import { z } from 'zod'

/** What every stored row answers besides its own fields (wire §2.4). */
export const CommonRow = z.object({
  id: z.string(),
  createUser: z.string(),
  createDept: z.string(),
  createTime: z.string(),
  updateUser: z.string(),
  updateTime: z.string(),
  status: z.number().optional(),
  isDeleted: z.number().optional(),
})

/** The answer's row, derived from the form that writes it. */
export function rowOf<F extends z.ZodObject, E extends z.ZodRawShape = Record<never, never>>(form: F, extra?: E) {
  return CommonRow.extend(form.shape).extend((extra ?? {}) as E)
}

export const TreeNode = z.object({
  id: z.string(),
  parentId: z.string(),
  title: z.string(),
  key: z.string(),
  value: z.string(),
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(TreeNode).optional()
  },
})

export type TreeNode = z.output<typeof TreeNode>
