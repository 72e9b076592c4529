import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allCalls } from './index.ts'

/** What every call of the contract keeps to, whoever wrote it. */
describe('the contract', () => {
  it('gives every address and method to one call', () => {
    const names = allCalls.flatMap((call) =>
      [call.path, ...call.alias.map((path) => `/api/${path}`)].map((path) => `${call.method} ${path}`),
    )
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('speaks of services the platform has', () => {
    const services =
      /^\/api\/(blade-(auth|system|user|resource|desk|flow|workflow|develop|log)|finance|general|report|policy|label|credit|third-party)\//
    expect(allCalls.map(({ path }) => path).filter((path) => !services.test(path))).toEqual([])
  })

  it.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s is complete', (_name, call) => {
    expect(call.title).toMatch(/[\u4e00-\u9fff]/)
    expect(() => z.toJSONSchema(call.reply, { io: 'output', unrepresentable: 'throw' })).not.toThrow()
    expect(z.toJSONSchema(call.input, { io: 'input', unrepresentable: 'any' })).toMatchObject({ type: 'object' })
  })

  it.each(allCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s answers no null and no transformed value',
    (_name, call) => {
      const schema = JSON.stringify(z.toJSONSchema(call.reply, { io: 'output', unrepresentable: 'any' }))
      expect(schema).not.toContain('"null"')
    },
  )
})
