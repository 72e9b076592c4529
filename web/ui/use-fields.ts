import { type RefObject, useRef, useState } from 'react'
import type { z } from 'zod'
import { useLabel } from '../app/i18n/contract-labels.ts'

/** The state of a plain form whose rules and messages are a schema. One message a field: the first. */
export function useFields<V extends Record<string, string>>(schema: z.ZodType, initial: V) {
  const label = useLabel()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const names = Object.keys(initial)

  const set = (change: Partial<V>) => {
    setValues((now) => ({ ...now, ...change }))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !(name in change))))
  }
  /** A field left empty is not scolded before the form is sent. */
  const checkOne = (name: string) => {
    if (values[name]) setErrors({ ...errors, ...picked(issuesOf(schema, values), [name]) })
  }
  /** Checks these fields, or all, and goes to the first wrong one. */
  const check = (...some: Extract<keyof V, string>[]): boolean => {
    const wrong = picked(issuesOf(schema, values), some.length > 0 ? some : names)
    setErrors(wrong)
    focusFirst(form, names, wrong)
    return Object.keys(wrong).length === 0
  }
  const bind = (name: Extract<keyof V, string>) => ({
    name,
    value: values[name] ?? '',
    error: errors[name] && label(errors[name]),
    onChange: (value: string) => set({ [name]: value } as Partial<V>),
    onBlur: () => checkOne(name),
  })
  return { form, values, set, bind, check }
}

function issuesOf(schema: z.ZodType, values: object): Record<string, string> {
  const issues = schema.safeParse(values).error?.issues ?? []
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]))
}

const picked = (issues: Record<string, string>, names: readonly string[]) =>
  Object.fromEntries(names.flatMap((name) => (issues[name] ? [[name, issues[name]]] : [])))

function focusFirst(form: RefObject<HTMLFormElement | null>, names: readonly string[], wrong: object): void {
  const input = form.current?.elements.namedItem(names.find((name) => name in wrong) ?? '')
  if (input instanceof HTMLInputElement) input.focus()
}
