import type { z } from 'zod'

/** Values that no field of this kind should take, by what a schema says it holds. */
export const HOSTILE = {
  sql: "'; drop table app_user; --",
  html: '<script>alert(1)</script><img src=x onerror=alert(1)>',
  long: '长'.repeat(400_000),
  nul: 'a\u0000b',
} as const

/** The fields of an object schema, whatever wraps it. */
export function fieldsOf(schema: z.ZodType): Record<string, z.ZodType> {
  const def = schema.def as { type: string; shape?: Record<string, z.ZodType>; innerType?: z.ZodType; in?: z.ZodType }
  if (def.type === 'object') return def.shape ?? {}
  const inner = def.innerType ?? def.in
  return inner ? fieldsOf(inner) : {}
}
