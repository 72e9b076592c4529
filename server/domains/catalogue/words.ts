import { bigramsOf } from '#server/kit/bigrams.ts'

/** Everything a product is found by. */
export const productWords = (product: {
  proName: string
  financeName: string
  shortName: string
  tagNames: readonly string[]
  kindName: string
}): string[] =>
  bigramsOf(product.proName, product.financeName, product.shortName, product.kindName, ...product.tagNames)
