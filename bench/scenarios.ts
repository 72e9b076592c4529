import { DEMO_PASSWORD } from '#server/demo/accounts.ts'
import { md5 } from '#server/domains/identity/index.ts'

export interface Scenario {
  name: string
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
  /** Least share of the bare handler's throughput. */
  wanted: number
}

const BASIC = `Basic ${Buffer.from('saber:saber_secret').toString('base64')}`

/** Calls as an administrator makes them all day. */
export async function scenarios(url: string): Promise<Scenario[]> {
  const query = new URLSearchParams({ grant_type: 'password', username: 'admin', password: md5(DEMO_PASSWORD) })
  const token = await fetch(`${url}/api/blade-auth/oauth/token?${query}`, {
    method: 'POST',
    headers: { authorization: BASIC },
  })
  const { access_token } = (await token.json()) as { access_token: string }
  const headers = { authorization: BASIC, 'blade-auth': `bearer ${access_token}`, 'content-type': 'application/json' }

  const list = '/api/blade-system/dict-biz/parent-list'
  const page = await fetch(`${url}${list}?size=10`, { headers })
  const { data } = (await page.json()) as { data: { records: Record<string, unknown>[] } }
  const row = data.records[3]!
  return [
    { name: 'list', method: 'GET', path: `${list}?current=1&size=20`, headers, wanted: 0.7 },
    { name: 'detail', method: 'GET', path: `/api/blade-system/dict-biz/detail?id=${row['id']}`, headers, wanted: 0.7 },
    {
      name: 'search',
      method: 'GET',
      path: `${list}?size=20&dictValue=${encodeURIComponent('类型')}`,
      headers,
      wanted: 0.6,
    },
    {
      name: 'write',
      method: 'POST',
      path: '/api/blade-system/dict-biz/submit',
      headers,
      body: JSON.stringify(row),
      wanted: 0.6,
    },
  ]
}
