import { advocacy, law, policyHall, policySearch } from '#contract/policy/index.ts'
import { serve } from '#server/kit/serve.ts'
import { listAdvocacy, readAdvocacy } from './advocacy.ts'
import { countPolicies, listServices, matchPolicies } from './hall.ts'
import { listKeptPolicies } from './kept-policies.ts'
import { readPolicy, searchPolicies } from './policies.ts'

export const policyRoutes = [
  ...serve(policySearch, { policySearch: searchPolicies }),
  ...serve(law, { detail: readPolicy, collectionPage: listKeptPolicies }),
  ...serve(policyHall, { counts: countPolicies, services: listServices, match: matchPolicies }),
  ...serve(advocacy, { page: listAdvocacy, detail: readAdvocacy }),
]
