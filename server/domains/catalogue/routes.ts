import {
  bankProduct,
  collection,
  generalSupermarket,
  guaProduct,
  insuranceProduct,
  labelSearch,
  productRecommendToday,
  productSearch,
  securities,
  supermarket,
} from '#contract/catalogue/index.ts'
import { type Route, serve } from '#server/kit/serve.ts'
import { checkConditions } from './condition-checks.ts'
import { compareProducts, listSimilar, readBankProduct, readProduct } from './details.ts'
import { cancelFavourite, type Keepable, listFavourites, saveFavourite } from './favourites.ts'
import { listRecommended, pageRecommended } from './recommendations.ts'
import { matchBankProducts, searchLine } from './search.ts'
import { listCooperating, listTags, summariseShop } from './summary.ts'

export const catalogueRoutes = (elsewhere: Keepable): Route[] => [
  ...serve(supermarket, {
    'bank/self': searchLine(1),
    'bank/ai': matchBankProducts,
    insurance: searchLine(3),
    'gua-credit': searchLine(4),
    summary: summariseShop,
    similar: listSimilar,
    compare: compareProducts,
  }),
  ...serve(generalSupermarket, {
    stock: searchLine(2),
    'stock-detail': readProduct(2),
    'petty-loan': searchLine(5),
    'petty-loan-detail': readProduct(5),
    'lease-list': searchLine(6),
    'lease-detail': readProduct(6),
    'commercial-factor': searchLine(7),
    'commercial-factor-detail': readProduct(7),
  }),
  ...serve(securities, { page: searchLine(8), detail: readProduct(8) }),
  ...serve(productSearch, { productSearch: searchLine(1) }),
  ...serve(labelSearch, {
    'bqGuaProduct/search': searchLine(4),
    'bqInsurance/search': searchLine(3),
    'bqProduct/cooperativeInstitutions': listCooperating,
  }),
  ...serve(bankProduct, {
    productDetail: readBankProduct,
    collectionPage: listFavourites('02'),
    'tag/code': listTags,
    checkConditions,
  }),
  ...serve(guaProduct, { detail: readProduct(4), collectionPage: listFavourites('03') }),
  ...serve(insuranceProduct, { detail: readProduct(3), collectionPage: listFavourites('04') }),
  ...serve(productRecommendToday, {
    ai: (ctx, query) => listRecommended(ctx, { ...query, recommendDateReq: undefined }),
    page: pageRecommended,
  }),
  ...serve(collection, { save: saveFavourite(elsewhere), cancel: cancelFavourite }),
]
