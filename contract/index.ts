import { blade, captcha, guest, oauth, sms, userauthenapply } from './identity/index.ts'
import type { Call } from './kit/index.ts'
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

/** Every family of every domain: documentation, tests and the architecture check walk this list. */
const families = {
  identity: [oauth, captcha, blade, guest, sms, userauthenapply],
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
}

export const allCalls: readonly (Call & { readonly domain: string })[] = Object.entries(families).flatMap(
  ([domain, list]) => list.flatMap((family) => Object.values(family).map((call) => ({ ...call, domain }))),
)
