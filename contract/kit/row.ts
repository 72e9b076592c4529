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

type Joined<A, B, C> = Omit<A, keyof B | keyof C> & Omit<B, keyof C> & C

/** The answer's row, derived from the form that writes it. */
export function rowOf<S extends z.ZodRawShape, E extends z.ZodRawShape = Record<never, never>>(
  form: z.ZodObject<S>,
  extra?: E,
): z.ZodObject<Joined<typeof CommonRow.shape, S, E>> {
  // Spreading generic shapes loses their keys; the return type states what the spread does.
  return z.object({ ...CommonRow.shape, ...form.shape, ...extra }) as never
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
