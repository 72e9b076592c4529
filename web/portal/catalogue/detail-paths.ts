import type { LineNo } from '#contract/catalogue/lines.ts'

/** Pages of one product; two lines have two addresses each. */
export const detailPaths: Readonly<Record<string, LineNo>> = {
  '/creditProductDetail': 1,
  '/bank-finance-detail': 1,
  '/equity-finance-detail': 2,
  '/insurance-detail': 3,
  '/guaranteedProductDetail': 4,
  '/guarantee-credit-detail': 4,
  '/small-finance-detail': 5,
  '/finance-lease-detail': 6,
  '/claim-detail': 7,
  '/securities-detail': 8,
}
