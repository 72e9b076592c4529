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
} from './catalogue/index.ts'
import {
  announcementInfo,
  bannerConfigure,
  commonQuestion,
  hotActivity,
  hotEvents,
  information,
  modelCase,
  newInformation,
  zone,
} from './content/index.ts'
import { attach, oss, uploads } from './files/index.ts'
import { blade, captcha, guest, oauth, sms, user, userauthenapply } from './identity/index.ts'
import { bankOrder, corBranch, geoMap, investigate, location, publicInvestigate } from './institution/index.ts'
import type { Call } from './kit/index.ts'
import { notice, onlineNotice, onlineNoticeMsgSend, smsConfig } from './messaging/index.ts'
import { advocacy, law, policyHall, policySearch } from './policy/index.ts'
import {
  branchFigures,
  financeSupport,
  homePage,
  investigateFigures,
  specialArea,
  swyyFigures,
} from './reporting/index.ts'
import {
  apiScope,
  calendar,
  client,
  dataScope,
  dept,
  dict,
  dictBiz,
  log,
  menu,
  param,
  post,
  region,
  role,
  search,
  tenant,
  tenantPackage,
  topmenu,
} from './system/index.ts'
import { eventTrack } from './tracking/event.ts'

/** Every family of every domain: documentation, tests and the architecture check walk this list. */
const families = {
  catalogue: [
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
  ],
  content: [
    announcementInfo,
    bannerConfigure,
    commonQuestion,
    hotActivity,
    hotEvents,
    information,
    modelCase,
    newInformation,
    zone,
  ],
  policy: [advocacy, law, policyHall, policySearch],
  files: [attach, oss, uploads],
  institution: [bankOrder, corBranch, geoMap, investigate, location, publicInvestigate],
  messaging: [notice, onlineNotice, onlineNoticeMsgSend, smsConfig],
  identity: [oauth, captcha, blade, guest, sms, user, userauthenapply],
  reporting: [branchFigures, financeSupport, homePage, investigateFigures, specialArea, swyyFigures],
  system: [
    apiScope,
    calendar,
    client,
    dataScope,
    dept,
    dict,
    dictBiz,
    log,
    menu,
    param,
    post,
    region,
    role,
    search,
    tenant,
    tenantPackage,
    topmenu,
  ],
  tracking: [eventTrack],
}

export const allCalls: readonly (Call & { readonly domain: string })[] = Object.entries(families).flatMap(
  ([domain, list]) => list.flatMap((family) => Object.values(family).map((call) => ({ ...call, domain }))),
)
