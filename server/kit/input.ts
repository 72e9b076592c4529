import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { refuse } from './refusals.ts'

export type Params = Record<string, unknown>

/** Query first, body for what it lacks (wire §3); a repeated query key is a comma list, an array body is `_body`. */
export function paramsOf(request: FastifyRequest): Params {
  const query = Object.entries((request.query ?? {}) as Record<string, string | string[]>)
  const joined = query.map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value])
  return { ...bodyParams(request.body), ...Object.fromEntries(joined) }
}

const bodyParams = (body: unknown): Params => {
  if (Array.isArray(body)) return { _body: body }
  return body !== null && typeof body === 'object' ? (body as Params) : {}
}

const DEEPEST = 64

/** PostgreSQL holds no NUL in a text, and what nests without end fits no stack: both are refused before any use. */
export function refuseUnfit(value: unknown, depth = 0): void {
  if (typeof value === 'string' && value.includes('\0')) refuse('参数错误：包含无法识别的字符')
  if (value === null || typeof value !== 'object') return
  if (depth > DEEPEST) refuse('请求内容嵌套过深')
  for (const inner of Object.values(value)) refuseUnfit(inner, depth + 1)
}

/** Refuses with the message of the first field that is wrong. */
export function parseInput<S extends z.ZodType>(schema: S, params: Params): z.output<S> {
  const parsed = schema.safeParse(params)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]!
  return refuse(isChinese(issue.message) ? issue.message : `参数错误：${issue.path.join('.')}格式不正确`)
}

// Fields carry their own Chinese messages; zod's own ones are for developers.
const isChinese = (text: string) => /[\u4e00-\u9fff]/.test(text)
