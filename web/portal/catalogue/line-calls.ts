import {
  bankProduct,
  generalSupermarket,
  guaProduct,
  insuranceProduct,
  type LineNo,
  type Product,
  type ProductPage,
  type ProductQuery,
  securities,
  supermarket,
} from '#contract/catalogue/index.ts'
import type { CallInProcess } from '../../app/context.ts'

export const listCalls = {
  1: supermarket['bank/self'],
  2: generalSupermarket.stock,
  3: supermarket.insurance,
  4: supermarket['gua-credit'],
  5: generalSupermarket['petty-loan'],
  6: generalSupermarket['lease-list'],
  7: generalSupermarket['commercial-factor'],
  8: securities.page,
} as const satisfies Record<LineNo, unknown>

const detailCalls = {
  2: generalSupermarket['stock-detail'],
  3: insuranceProduct.detail,
  4: guaProduct.detail,
  5: generalSupermarket['petty-loan-detail'],
  6: generalSupermarket['lease-detail'],
  7: generalSupermarket['commercial-factor-detail'],
  8: securities.detail,
} as const

export const listProducts = (call: CallInProcess, line: LineNo, query: ProductQuery): Promise<ProductPage> =>
  call(listCalls[line], query)

/** Each line has a call of its own for one product. */
export const loadProduct = (call: CallInProcess, line: LineNo, id: string): Promise<Product> =>
  line === 1
    ? call(bankProduct.productDetail, { productId: id, showFlag: '1' })
    : call(detailCalls[line as keyof typeof detailCalls], { id })
