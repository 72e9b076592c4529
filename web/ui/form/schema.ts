import type { z } from 'zod'
import { fieldMeta } from '#contract/kit/index.ts'

type Values = Record<string, unknown>

export const fieldIn = (schema: z.ZodObject, name: string): z.ZodType | undefined => schema.shape[name] as z.ZodType

/** Fields a person fills in, in the order of the contract. */
export const shownFields = (schema: z.ZodObject): string[] =>
  Object.keys(schema.shape).filter((name) => {
    const { widget, label } = fieldMeta(fieldIn(schema, name)!)
    return widget !== 'hidden' && label !== undefined
  })

export const labelOf = (schema: z.ZodObject, name: string): string => fieldMeta(fieldIn(schema, name)!).label ?? name

/** Longest text a field takes, where its schema says so. */
export function longest(field: z.ZodType): number | undefined {
  const inner = 'unwrap' in field ? (field as z.ZodOptional<z.ZodType>).unwrap() : field
  return 'maxLength' in inner ? ((inner as z.ZodString).maxLength ?? undefined) : undefined
}

/** One message a field: the first. */
export function issuesOf(schema: z.ZodObject, values: Values, initial: Values = {}) {
  const { error } = schema.safeParse({ ...initial, ...values })
  const named = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0]), message }))
  const shown = named.filter(({ field }) => field in values)
  return shown.filter(({ field }, index) => shown.findIndex((other) => other.field === field) === index)
}

/** What a left field breaks: its own rule, or one of the whole form that names it. */
export async function checkField(
  schema: z.ZodObject,
  name: string,
  values: Values,
  initial: Values | undefined,
  label: (text: string) => string,
): Promise<void> {
  const own = fieldIn(schema, name)?.safeParse(values[name] ?? undefined).error?.issues[0]?.message
  const message = own ?? issuesOf(schema, values, initial).find(({ field }) => field === name)?.message
  if (message) throw new Error(label(message))
}
