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
} from '#contract/system/index.ts'
import { type Route, serve } from '#server/kit/serve.ts'
import { countWorkDays, listMonth, readWorkDay, setDayType } from './calendar.ts'
import { clientHandlers } from './clients.ts'
import { deptHandlers } from './departments.ts'
import { DICT_BIZ_TAG, DICT_TAG } from './dict-names.ts'
import { dictHandlers } from './dicts.ts'
import { readGrantTree, readRoleKeys, readTopGrantTree, readTopMenuKeys } from './grant-trees.ts'
import { apiLogs, errorLogs, saveWebError, usualLogs } from './logs.ts'
import {
  listMenus,
  listMenusBelow,
  listPages,
  listPagesBelow,
  menuTree,
  readMenu,
  removeMenus,
  saveMenu,
} from './menus.ts'
import { readMsjx, updateMsjx } from './msjx.ts'
import { listOwnButtons, listOwnRoutes, listOwnTopMenus } from './own-menus.ts'
import { paramHandlers, readValueByKey } from './params.ts'
import type { People } from './people.ts'
import { forPlatform } from './platform.ts'
import { postHandlers } from './posts.ts'
import { downloadRegionTemplate, exportRegions, importRegions } from './region-sheets.ts'
import {
  chooseRegions,
  listRegions,
  listRegionsBelow,
  readRegion,
  regionTreeBelow,
  removeRegion,
  saveRegion,
} from './regions.ts'
import { roleHandlers } from './roles.ts'
import { apiScopeHandlers, dataScopeHandlers } from './scopes.ts'
import { searchDepts, searchPosts, searchRoles } from './searches.ts'
import * as tables from './tables.ts'
import { tenantPackageHandlers } from './tenant-packages.ts'
import { tenantHandlers } from './tenant-register.ts'
import { topMenuHandlers } from './top-menus.ts'

const systemDicts = dictHandlers(tables.dict, DICT_TAG)

export const systemRoutes = (people: People): Route[] => [
  ...serve(dict, { ...systemDicts, ...forPlatform({ submit: systemDicts.submit, remove: systemDicts.remove }) }),
  ...serve(dictBiz, dictHandlers(tables.dictBiz, DICT_BIZ_TAG)),
  ...serve(menu, {
    routes: listOwnRoutes,
    buttons: listOwnButtons,
    'top-menu': listOwnTopMenus,
    list: listMenus,
    'menu-list': listPages,
    'lazy-list': listMenusBelow,
    'lazy-menu-list': listPagesBelow,
    tree: menuTree,
    detail: readMenu,
    ...forPlatform({ submit: saveMenu, remove: removeMenus }),
    'grant-tree': readGrantTree,
    'role-tree-keys': readRoleKeys,
    'grant-top-tree': readTopGrantTree,
    'top-tree-keys': readTopMenuKeys,
  }),
  ...serve(topmenu, topMenuHandlers),
  ...serve(role, roleHandlers(people)),
  ...serve(dept, deptHandlers(people)),
  ...serve(post, postHandlers(people)),
  ...serve(search, { role: searchRoles, dept: searchDepts, post: searchPosts }),
  ...serve(tenant, tenantHandlers(people)),
  ...serve(tenantPackage, forPlatform(tenantPackageHandlers)),
  ...serve(client, forPlatform(clientHandlers)),
  ...serve(dataScope, forPlatform(dataScopeHandlers)),
  ...serve(apiScope, forPlatform(apiScopeHandlers)),
  ...serve(param, {
    ...forPlatform({ ...paramHandlers, updateMSJXInfo: updateMsjx }),
    getValueByKey: readValueByKey,
    getMSJXInfo: readMsjx,
  }),
  ...serve(region, {
    list: listRegions,
    detail: readRegion,
    'lazy-list': listRegionsBelow,
    'lazy-tree': regionTreeBelow,
    select: chooseRegions,
    ...forPlatform({ submit: saveRegion, remove: removeRegion, 'import-region': importRegions }),
    'export-template': downloadRegionTemplate,
    'export-region': exportRegions,
  }),
  ...serve(log, {
    ...forPlatform({
      'usual/list': usualLogs.list,
      'usual/detail': usualLogs.detail,
      'api/list': apiLogs.list,
      'api/detail': apiLogs.detail,
      'error/list': errorLogs.list,
      'error/detail': errorLogs.detail,
    }),
    'error/save': saveWebError,
  }),
  ...serve(calendar, {
    getWorkDay: readWorkDay,
    getBetweenDay: countWorkDays,
    ...forPlatform({ list: listMonth, setDayType }),
  }),
]
