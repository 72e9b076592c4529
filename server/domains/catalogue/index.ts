export { isMine as isOwnFavourite, type Keepable } from './favourites.ts'
export { catalogueRoutes } from './routes.ts'
export { CATALOGUE_TAG } from './search.ts'
export { published as publishedProduct } from './shown.ts'
export { summariseShop } from './summary.ts'
export {
  favourite as favouriteTable,
  product as productTable,
  productRecommend as productRecommendTable,
} from './tables.ts'
export { productWords } from './words.ts'
