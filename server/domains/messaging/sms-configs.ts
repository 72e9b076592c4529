import { SANDBOX_SMS } from '#contract/messaging/index.ts'
import { dictNames, nameIn } from '#server/domains/system/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { enabledRow, oneEnabledHandlers } from '#server/kit/one-enabled.ts'
import { hideSecret } from '#server/kit/secrets.ts'
import { smsConfig } from './tables.ts'

const TAG = 'sms-config'
const { category, smsCode, templateId, accessKey, signName, status, createTime } = smsConfig

export const smsConfigHandlers = oneEnabledHandlers({
  table: smsConfig,
  fields: { category, smsCode, templateId, accessKey, signName, status, createTime },
  unique: { columns: ['smsCode'], label: '资源编号' },
  tag: TAG,
  present: async (ctx, rows) => {
    const [categories, states] = await Promise.all([dictNames(ctx, 'sms'), dictNames(ctx, 'yes_no')])
    return hideSecret('secretKey', rows).map((row) => ({
      ...row,
      categoryName: nameIn(categories, row.category),
      statusName: nameIn(states, row.status),
    }))
  },
})

export interface SmsAccess {
  smsCode: string
  sandbox: boolean
  endpoint: string
  templateId: string
  accessKey: string
  secretKey: string
  regionId: string
  signName: string
}

/** How SMS leave the platform: the enabled configuration, else the one of the environment, else not at all. */
export async function enabledSms(ctx: Ctx, tenant: string): Promise<SmsAccess | undefined> {
  const row = await enabledRow(ctx, smsConfig, TAG, tenant)
  if (!row) return environmentSms(process.env)
  return { ...row, endpoint: row.endpoint || process.env['SMS_ENDPOINT'] || '', sandbox: row.category === SANDBOX_SMS }
}

function environmentSms(env: NodeJS.ProcessEnv): SmsAccess | undefined {
  if (!env['SMS_ENDPOINT']) return undefined
  return {
    smsCode: 'environment',
    sandbox: false,
    endpoint: env['SMS_ENDPOINT'],
    templateId: env['SMS_TEMPLATE_ID'] ?? '',
    accessKey: env['SMS_ACCESS_KEY'] ?? '',
    secretKey: env['SMS_SECRET_KEY'] ?? '',
    regionId: env['SMS_REGION'] ?? '',
    signName: env['SMS_SIGN_NAME'] ?? '',
  }
}
