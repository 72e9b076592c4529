import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { allCalls } from '#contract/index.ts'
import type { Call } from '#contract/kit/index.ts'
import { type Caller, countNothing, startTestApp, type TestApp } from '#server/testing/app.ts'
import { fieldsOf, HOSTILE } from '#server/testing/samples.ts'

const writes = allCalls.filter((call) => call.writes && call.method === 'POST' && !call.upload)
const CHINESE = /[\u4e00-\u9fff]/

/** Bad input of every kind to every call: a clear refusal in Chinese, and nothing written. */
describe('bad input', () => {
  let app: TestApp
  let admin: Caller
  let before: unknown
  beforeAll(async () => {
    countNothing()
    app = await startTestApp()
    admin = await app.as('admin')
    before = await contentsOf(app)
  })

  it.each(writes.map((call) => [call.path, call] as const))('%s refuses wrong types', async (_path, call) => {
    const wrong = Object.fromEntries(Object.keys(fieldsOf(call.input)).map((name) => [name, { nested: [null] }]))
    expectRefused(await admin.call(call, wrong))
  })

  it.each(writes.map((call) => [call.path, call] as const))('%s refuses text of a megabyte', async (_path, call) => {
    for (const name of Object.keys(fieldsOf(call.input)))
      expectRefused(await admin.call(call, { [name]: HOSTILE.long }), name)
  })

  it.each([
    ['broken JSON', 'application/json', '{"code": ', 400],
    ['a bare value', 'application/json', '42', 400],
    ['a foreign content type', 'application/xml', '<a/>', 415],
    ['a body that is no form', 'multipart/form-data', 'x', 400],
    ['a poisoned prototype', 'application/json', '{"__proto__": {"admin": true}}', 400],
  ])('refuses %s', async (_name, type, body, status) => {
    for (const call of writes.slice(0, 10)) {
      const answer = await fetch(app.url + call.path, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'blade-auth': `bearer ${admin.token}` },
      })
      const json = (await answer.json()) as { msg?: string; error_description?: string }
      expect([call.path, answer.status]).toEqual([
        call.path,
        expect.toSatisfy((code) => code === status || code === 400),
      ])
      expect(json.msg ?? json.error_description).toMatch(CHINESE)
    }
  })

  it('keeps SQL and markup as the text they are', async () => {
    const list = allCalls.find(({ path }) => path === '/api/blade-system/dict/parent-list')!
    for (const text of [HOSTILE.sql, HOSTILE.html]) {
      const answer = await admin.call(list, {
        code: text,
        dictValue: text,
        ascs: text,
        descs: text,
        current: text,
        size: text,
      })
      expect(answer.status).toBe(200)
    }
  })

  it('reads lists with senseless paging as the first page', async () => {
    for (const call of allCalls.filter(isList)) {
      const { status, data } = await admin.call(call, { current: '-3', size: 'many' })
      expect([call.path, status, (data as { current: number }).current]).toEqual([call.path, 200, 1])
    }
  })

  it('has written nothing in all of this', async () => {
    expect(await contentsOf(app)).toEqual(before)
  })

  const expectRefused = (answer: { status: number; msg: string; body: unknown }, field = '') => {
    const text = answer.msg ?? (answer.body as { error_description: string }).error_description
    expect([field, answer.status, CHINESE.test(text)]).toEqual([
      field,
      expect.toSatisfy((code) => code >= 400 && code < 500),
      true,
    ])
  }
})

const isList = (call: Call) =>
  call.method === 'GET' && call.carriage === 'envelope' && Object.hasOwn(fieldsOf(call.reply), 'records')

const COUNTERS = ['log_api', 'log_error', 'rate_limit', 'request_nonce', 'captcha', 'login_failure']

/** How many rows every table holds and which transaction wrote last: any write changes it. */
async function contentsOf(app: TestApp) {
  const { db } = app.house.database
  const tables = await db.execute<{ name: string }>(
    sql`select relname as name from pg_stat_user_tables where schemaname = 'public'`,
  )
  const watched = tables.rows
    .map(({ name }) => name)
    .filter((name) => !COUNTERS.includes(name))
    .sort()
  const parts = watched.map(
    (name) =>
      sql`select ${name}::text as name, count(*)::int, max(xmin::text::bigint)::text from ${sql.identifier(name)}`,
  )
  return (await db.execute(sql.join(parts, sql` union all `))).rows
}
