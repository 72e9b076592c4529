import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Recorded } from './record.ts'

/** The least a server can do: the same SQL, the rows as JSON, nothing checked. */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 20,
  options: '-c timezone=Asia/Shanghai',
})
const recorded = JSON.parse(process.env['STATEMENTS'] ?? '{}') as Recorded

async function run(name: string): Promise<unknown> {
  const { statements, transaction } = recorded[name]!
  if (!transaction) {
    const results = await Promise.all(statements.map(({ text, values }) => pool.query(text, values)))
    return results.map((result) => result.rows)
  }
  const client = await pool.connect()
  await client.query('begin')
  for (const { text, values } of statements) await client.query(text, values)
  await client.query('commit')
  client.release()
  return {}
}

const server = createServer((request, response) => {
  request.resume()
  run(request.url!.slice(1).split('?')[0]!).then((data) => {
    response.setHeader('content-type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ code: 200, success: true, data, msg: '操作成功' }))
  })
})

server.listen(0, '127.0.0.1', () => console.log(`ready http://127.0.0.1:${(server.address() as AddressInfo).port}`))
process.on('SIGTERM', () => process.exit(0))
