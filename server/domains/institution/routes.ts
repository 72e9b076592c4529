import { bankOrder, corBranch, geoMap, investigate, location, publicInvestigate } from '#contract/institution/index.ts'
import { type Route, serve } from '#server/kit/serve.ts'
import { listBankOrders } from './bank-orders.ts'
import { listAccepting, listByChannel, searchInstitutions } from './searches.ts'
import { countEnterprises, countOffices, listOffices, locate } from './service-map.ts'

export const institutionRoutes: Route[] = [
  ...serve(corBranch, { acceptBranchList: listAccepting }),
  ...serve(investigate, {
    investigateSearch: searchInstitutions,
    investigateSearchForModel: searchInstitutions,
  }),
  ...serve(publicInvestigate, { investigateByChanel: listByChannel }),
  ...serve(bankOrder, { bankOrderPage: listBankOrders }),
  ...serve(geoMap, { getBankList: listOffices, getAreaCount: countOffices, getCorpList: countEnterprises }),
  ...serve(location, { locationByIp: locate }),
]
