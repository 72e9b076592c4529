import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '#server/kit/house.ts'
import { startTestApp, type TestApp } from '#server/testing/app.ts'
import { askToken, byPassword, passTime } from '#server/testing/people.ts'
import { solveCaptcha, takeSmsCode } from '#server/testing/proofs.ts'
import { sweepIdentity } from './sweep.ts'

const DAY = 24 * 3600

describe('the sweep', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp()
  })

  const sweep = () => inTransaction(app.house, {}, sweepIdentity)
  const count = async (table: string) => {
    const { rows } = await app.house.database.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`)
    return rows[0]!['n']
  }

  it('removes what is over and nothing else', async () => {
    await solveCaptcha(app)
    await takeSmsCode(app, '13600000001')
    await askToken(app, byPassword('nobody'))
    const session = await askToken(app, byPassword('ops'))
    await app.house.database.db.execute(
      sql`insert into request_nonce values ('old', 'n', now() - interval '11 minutes'), ('new', 'n', now())`,
    )
    await sweep()
    expect(await Promise.all(['captcha', 'sms_code', 'login_failure', 'session_token'].map(count))).toEqual([
      1, 1, 1, 1,
    ])
    expect(await count('request_nonce')).toBe(1)
    expect(await askToken(app, { grant_type: 'refresh_token', refresh_token: session.refresh_token })).toMatchObject({
      status: 200,
    })

    passTime(app, 8 * DAY)
    await sweep()
    expect(await Promise.all(['captcha', 'sms_code', 'login_failure', 'session_token'].map(count))).toEqual([
      0, 0, 0, 0,
    ])
  })
})
