import { and, asc, eq } from 'drizzle-orm'
import type { Paging } from '#contract/kit/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { pageOfTable } from '#server/kit/pages.ts'
import { INSTITUTIONS_TAG } from './institutions.ts'
import { bankOrder } from './tables.ts'

const offered = and(eq(bankOrder.isDeleted, 0), eq(bankOrder.status, 1))

export const listBankOrders = (ctx: Ctx, { current, size }: Paging) =>
  ctx.cached(`bank orders ${current} ${size}`, [INSTITUTIONS_TAG], () =>
    pageOfTable(
      ctx,
      bankOrder,
      { current, size },
      { fields: {}, where: offered, order: [asc(bankOrder.sort), asc(bankOrder.id)] },
    ),
  )
