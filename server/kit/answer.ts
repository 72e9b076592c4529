import type { FastifyReply } from 'fastify'
import type { Call } from '#contract/kit/index.ts'
import { Refusal } from './refusals.ts'
import type { Download } from './serve.ts'
import { shapeOf } from './shape.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

export const DONE = '操作成功'
const NOTHING_FOUND = '暂无承载数据'

/** Sends what a use case answered, as the contract says it travels. */
export function sendResult(reply: FastifyReply, call: Call, result: unknown): FastifyReply {
  if (call.carriage === 'file') return sendFile(reply, result as Download)
  reply.header('content-type', JSON_TYPE)
  if (call.carriage === 'bare') return reply.send(shapeOf(call.reply)(result))
  const missing = result === undefined && !call.writes
  const data = result === undefined ? '{}' : shapeOf(call.reply)(result)
  return reply.send(`{"code":200,"success":true,"data":${data},"msg":"${missing ? NOTHING_FOUND : DONE}"}`)
}

/** Files of others may hold anything: they are never run by the browser that shows them. */
function sendFile(reply: FastifyReply, { name, type, content, inline, maxAge = 0 }: Download): FastifyReply {
  const disposition = inline ? 'inline' : 'attachment'
  return reply
    .header('content-type', type)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name)}`)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', maxAge > 0 ? `public, max-age=${maxAge}` : 'private, no-store')
    .send(content)
}

interface FastifyFailure {
  statusCode?: number
  code?: string
}

/** Texts for what the HTTP layer itself refuses, before any use case runs. */
const HTTP_REFUSALS: Record<string, [number, string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, '不支持的内容类型，请使用 application/json'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, '请求内容不是有效的JSON'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, '请求内容不是有效的JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: [400, '请求内容过大'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, '请求内容不完整'],
  FST_REQ_FILE_TOO_LARGE: [400, '文件大小不可超过20MB'],
  FST_FILES_LIMIT: [400, '最多上传1个文件'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, '请以表单方式上传文件'],
}

/** Anything thrown becomes a status and a text to show. What is not a refusal is a crash and tells nothing. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  const { code = '', statusCode = 500 } = (error ?? {}) as FastifyFailure
  const known = HTTP_REFUSALS[code]
  if (known) return new Refusal(...known)
  return statusCode >= 400 && statusCode < 500 ? new Refusal(400, '请求格式不正确') : new Refusal(500, '服务器异常')
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal, call?: Call): FastifyReply {
  reply.header('content-type', JSON_TYPE)
  if (call?.flat) return reply.code(400).send(flat(refusal))
  const { status, message } = refusal
  return reply.code(status).send(JSON.stringify({ code: status, success: false, data: {}, msg: message }))
}

interface FlatRefusal extends Refusal {
  errorCode?: string
  /** Further members, as the proof of an outside login that nobody has registered yet. */
  extra?: Readonly<Record<string, string>>
}

function flat({ status, message, errorCode, extra }: FlatRefusal): string {
  const general = status === 401 ? 'invalid_client' : 'invalid_request'
  return JSON.stringify({ error_code: errorCode ?? general, error_description: message, ...extra })
}
