import { dict, dictBiz } from '#contract/system/dict.ts'
import { serve } from '#server/kit/serve.ts'
import { dictHandlers } from './dicts.ts'
import * as tables from './tables.ts'

export const systemRoutes = [
  ...serve(dict, dictHandlers(tables.dict, 'dict')),
  ...serve(dictBiz, dictHandlers(tables.dictBiz, 'dict-biz')),
]
