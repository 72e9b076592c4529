import { z } from 'zod'
import type { Call } from '#contract/kit/index.ts'
import { pathsOf } from './mount.ts'

type Json = Record<string, unknown>

/** The OpenAPI document, derived from the contract. */
export function openApiOf(calls: readonly (Call & { domain: string })[]): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls)
    for (const path of pathsOf(call)) paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
  return {
    openapi: '3.1.0',
    info: { title: '金桥开放接口', version: '1.0.0' },
    tags: [...new Set(calls.map(({ domain }) => domain))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        client: { type: 'http', scheme: 'basic' },
        session: { type: 'apiKey', in: 'header', name: 'Blade-Auth' },
      },
    },
  }
}

function operationOf(call: Call & { domain: string }): Json {
  const input = schemaOf(call.input, 'input')
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)
  return {
    tags: [call.domain],
    summary: call.title,
    'x-who': call.who,
    security: call.who === 'public' ? [{ client: [] }] : [{ client: [], session: [] }],
    ...(call.method === 'GET' || inPath.length > 0 ? { parameters: parametersOf(input, inPath) } : {}),
    ...(call.method === 'POST' ? { requestBody: bodyOf(call, input) } : {}),
    responses: { 200: { description: '成功', content: answerOf(call) } },
  }
}

function parametersOf(input: Json, inPath: readonly string[]): Json[] {
  const required = (input['required'] ?? []) as string[]
  return Object.entries((input['properties'] ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.includes(name),
    schema,
  }))
}

function bodyOf(call: Call, input: Json): Json {
  if (!call.upload) return { content: { 'application/json': { schema: input } } }
  const properties = { ...(input['properties'] as Json), file: { type: 'string', format: 'binary' } }
  return { content: { 'multipart/form-data': { schema: { ...input, properties } } } }
}

const TYPES = { file: 'application/octet-stream', stream: 'text/event-stream' } as const

function answerOf(call: Call): Json {
  if (call.carriage === 'file' || call.carriage === 'stream') return { [TYPES[call.carriage]]: {} }
  const data = schemaOf(call.reply, 'output')
  const envelope = { code: { type: 'integer' }, success: { type: 'boolean' }, data, msg: { type: 'string' } }
  return { 'application/json': { schema: call.carriage === 'bare' ? data : { type: 'object', properties: envelope } } }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any', override: ({ jsonSchema }) => dropFormMeta(jsonSchema) })
}

/** Labels and widgets are for forms; `required` on a field is no JSON schema. */
function dropFormMeta(schema: Json): void {
  if (typeof schema['required'] === 'boolean') delete schema['required']
  delete schema['label']
  delete schema['widget']
}
