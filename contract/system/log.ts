import { z } from 'zod'
import { ById, family, get, ListQuery, pageOf, post, Text } from '#contract/kit/index.ts'

const LogRow = z.object({
  id: z.string(),
  serviceId: z.string(),
  serverHost: z.string(),
  serverIp: z.string(),
  env: z.string(),
  remoteIp: z.string(),
  userAgent: z.string(),
  requestUri: z.string(),
  method: z.string(),
  methodClass: z.string(),
  methodName: z.string(),
  params: z.string(),
  time: z.number(),
  createBy: z.string(),
  createTime: z.string(),
})

export const UsualLogRow = LogRow.extend({ logLevel: z.string(), logId: z.string(), logData: z.string() })
export const ApiLogRow = LogRow.extend({ type: z.string(), title: z.string(), status: z.number() })
export const ErrorLogRow = LogRow.extend({
  stackTrace: z.string(),
  exceptionName: z.string(),
  message: z.string(),
  fileName: z.string(),
  lineNumber: z.number().optional(),
})
export type UsualLogRow = z.output<typeof UsualLogRow>
export type ApiLogRow = z.output<typeof ApiLogRow>
export type ErrorLogRow = z.output<typeof ErrorLogRow>

/** Every log call has a second address. */
const twice = (path: string) => ({ alias: [`blade-system/log/${path}`] })

const logCalls = <K extends 'usual' | 'api' | 'error', R extends z.ZodObject>(kind: K, name: string, row: R) => {
  const who = `menu:/monitor/log/${kind}` as const
  const list = get({ title: `${name}分页`, who, input: ListQuery, reply: pageOf(row), ...twice(`${kind}/list`) })
  const detail = get({ title: `${name}详情`, who, input: ById, reply: row, ...twice(`${kind}/detail`) })
  // Computed keys lose their names; both are spelled from the kind.
  return { [`${kind}/list`]: list, [`${kind}/detail`]: detail } as {
    [P in `${K}/list`]: typeof list
  } & { [P in `${K}/detail`]: typeof detail }
}

export const log = family('blade-log', {
  ...logCalls('usual', '通用日志', UsualLogRow),
  ...logCalls('api', '接口日志', ApiLogRow),
  ...logCalls('error', '错误日志', ErrorLogRow),
  'error/save': post({
    title: '上报前端错误',
    who: 'login',
    input: z.object({
      message: Text('错误信息', { required: '参数错误：message不能为空', max: 1000 }),
      url: Text('页面地址', { max: 500 }),
      stack: Text('错误堆栈', { max: 8000 }),
      info: Text('补充信息', { max: 2000 }),
    }),
    limits: [{ by: 'user', max: 30, seconds: 60 }],
    ...twice('error/save'),
  }),
})
