import { allCalls } from '#contract/index.ts'
import { openApiOf } from '#server/kit/openapi.ts'

console.log(JSON.stringify(openApiOf(allCalls), null, 2))
