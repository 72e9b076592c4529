import type { sms as smsCalls } from '#contract/identity/index.ts'
import type { Input } from '#contract/kit/index.ts'
import type { smsConfig as ConfigCalls } from '#contract/messaging/index.ts'
import type { Ctx } from '#server/kit/ctx.ts'
import { refuse } from '#server/kit/refusals.ts'
import { enabledSms } from './sms-configs.ts'
import { smsOutbox } from './tables.ts'

export interface Sms {
  phone: string
  template: string
  content: string
  /** Values for the provider's template, as JSON. */
  params?: string
  receipts?: string
  bizIds?: string
}

/** Stored with the caller's data and sent by a job, so that nothing is sent for what was rolled back. */
export async function sendSms(ctx: Ctx, sms: Sms): Promise<string> {
  const id = await recordSms(ctx, sms, '00')
  await ctx.enqueue('sms:deliver', { id })
  return id
}

/** Written down and not sent: anybody with a session may ask for it, with any text and any number. */
export async function addSmsRecord(
  ctx: Ctx,
  { content, phone, receipts, ids }: Input<(typeof smsCalls)['smsflowinfo/add']>,
) {
  return { id: await recordSms(ctx, { phone, template: 'manual', content, receipts, bizIds: ids }, '30') }
}

/** Through the enabled configuration, which must be the one that is named. */
export async function sendMessage(ctx: Ctx, input: Input<(typeof ConfigCalls)['endpoint/send-message']>) {
  const config = await enabledSms(ctx, ctx.tenantId)
  if (!config || (input.code && input.code !== config.smsCode)) return refuse('未启用短信配置')
  const phones = [...new Set(input.phones.split(','))]
  const params = input.params || '{}'
  const ids: string[] = []
  for (const phone of phones)
    ids.push(await sendSms(ctx, { phone, template: config.templateId, content: params, params }))
  return { id: ids[0], total: ids.length }
}

async function recordSms(ctx: Ctx, sms: Sms, status: string): Promise<string> {
  const [row] = await ctx.db
    .insert(smsOutbox)
    .values({ ...sms, status, tenantId: ctx.tenantId, createTime: ctx.now, createUser: ctx.user?.id ?? null })
    .returning({ id: smsOutbox.id })
  return row!.id
}
