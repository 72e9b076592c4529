import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { oauth } from '#contract/identity/index.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, forgetLimits } from '#server/testing/people.ts'

const basic = (text: string) => ({ authorization: `Basic ${Buffer.from(text).toString('base64')}` })

describe('bad input to the token call', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(() => forgetLimits(app))

  it.each([
    ['nothing', {}, 'invalid_request'],
    ['no grant type', { username: 'ops' }, 'invalid_request'],
    ['an unknown grant', { grant_type: 'magic' }, 'unsupported_grant_type'],
    ['a grant named like a method', { grant_type: 'constructor' }, 'unsupported_grant_type'],
    ['a list for a grant', { grant_type: ['password'] }, 'invalid_request'],
    ['a number for a name', { ...byPassword('ops'), username: 5 }, 'invalid_request'],
    ['an object for a password', { ...byPassword('ops'), password: { a: 1 } }, 'invalid_request'],
    ['null', { ...byPassword('ops'), username: null }, 'invalid_request'],
    ['a NUL', byPassword('o\0ps'), 'invalid_request'],
    ['a very long name', byPassword('x'.repeat(100_000)), 'invalid_request'],
    ['no name', { grant_type: 'password' }, 'invalid_grant'],
    ['SQL', byPassword("' or '1'='1"), 'invalid_grant'],
    ['no captcha', { ...byPassword('ops'), grant_type: 'captcha' }, 'invalid_captcha'],
    ['no code', { grant_type: 'authorization_code' }, 'invalid_grant'],
    ['no source', { grant_type: 'social' }, 'invalid_grant'],
  ])('refuses %s', async (_name, input, errorCode) => {
    const answer = await askToken(app, input)
    expect(answer).toMatchObject({ status: 400, error_code: errorCode })
    expect(answer.error_description).toMatch(/[一-龥]/)
    expect(Object.keys(answer).sort()).toEqual(['error_code', 'error_description', 'status'])
  })

  it.each([
    ['broken JSON', 'application/json', '{"grant_type":'],
    ['a list', 'application/json', '["password"]'],
    ['a bare text', 'application/json', '"password"'],
    ['a poisoned prototype', 'application/json', '{"__proto__":{"grant_type":"password"}}'],
    ['another media type', 'application/xml', '<grant/>'],
    ['a cut multipart', 'multipart/form-data; boundary=x', '--x'],
  ])('refuses %s flat as well', async (_name, type, body) => {
    const answer = await fetch(app.url + oauth.token.path, {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...basic('saber:saber_secret') },
    })
    expect(answer.status).toBe(400)
    const json = (await answer.json()) as object
    expect(Object.keys(json).sort()).toEqual(['error_code', 'error_description'])
    expect(json).toMatchObject({ error_code: 'invalid_request', error_description: expect.stringMatching(/[一-龥]/) })
  })

  it('refuses flat after too many calls from one address', async () => {
    const { max } = oauth.token.limits[0]!
    const texts: string[] = []
    while (texts.length <= 2 * max && texts.at(-1) !== '操作过于频繁，请稍后再试')
      texts.push((await askToken(app, { grant_type: 'magic' })).error_description)
    expect(texts.length).toBeGreaterThan(max)
    expect([...new Set(texts)]).toEqual(['不支持的授权类型', '操作过于频繁，请稍后再试'])
  })

  it('refuses what nests without end', async () => {
    const answer = await fetch(app.url + oauth.token.path, {
      method: 'POST',
      body: `{"grant_type":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      headers: { 'content-type': 'application/json', ...basic('saber:saber_secret') },
    })
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error_code: 'invalid_request', error_description: '请求内容嵌套过深' },
    ])
  })
})
