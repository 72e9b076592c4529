import { contentDictionaries } from './dictionaries/content.ts'
import { demandDictionaries } from './dictionaries/demand.ts'
import type { Dictionary } from './dictionaries/dictionary.ts'
import { enterpriseDictionaries } from './dictionaries/enterprise.ts'
import { industryDictionary } from './dictionaries/industry.ts'
import { lendingDictionaries } from './dictionaries/lending.ts'
import { peopleDictionaries } from './dictionaries/people.ts'
import { placeDictionaries } from './dictionaries/places.ts'
import { policyDictionaries } from './dictionaries/policy.ts'
import { productDictionaries } from './dictionaries/product.ts'
import { serviceDictionaries } from './dictionaries/service.ts'

export const businessDictionaries: Dictionary[] = [
  ...placeDictionaries,
  ...demandDictionaries,
  ...lendingDictionaries,
  ...productDictionaries,
  ...peopleDictionaries,
  ...enterpriseDictionaries,
  industryDictionary,
  ...policyDictionaries,
  ...contentDictionaries,
  ...serviceDictionaries,
]
