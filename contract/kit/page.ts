import { z } from 'zod'

export const LARGEST_PAGE = 2000
export const PAGE_SIZES = [10, 30, 50, 100, 200]

const counted = (fallback: number, max: number) =>
  z
    .unknown()
    .optional()
    .transform((value) => {
      const number = Math.trunc(Number(value))
      return number >= 1 ? Math.min(number, max) : fallback
    })

/** Paging of every list. A senseless page number falls back to the default, too large a size is cut. */
export const PageQuery = z.object({
  current: counted(1, 1_000_000),
  size: counted(10, LARGEST_PAGE),
  ascs: z.string().max(500).optional(),
  descs: z.string().max(500).optional(),
})

export type Paging = z.output<typeof PageQuery>

/** Filters are matched against the resource's declared fields, so every other key may pass here. */
export const ListQuery = PageQuery.loose()

export const WidePageQuery = PageQuery.extend({ size: counted(10, 99_999) })

export const pageOf = <R extends z.ZodType>(row: R) =>
  z.object({
    records: z.array(row),
    total: z.number(),
    size: z.number(),
    current: z.number(),
    pages: z.number(),
    /** Set when counting stopped at the cap: there are more than `total`. */
    more: z.boolean().optional(),
  })

export interface PageOf<T> {
  records: T[]
  total: number
  size: number
  current: number
  pages: number
  more?: boolean
}
