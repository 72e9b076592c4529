import { resolve } from 'node:path'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** Empty means the embedded PostgreSQL. */
  databaseUrl: string
  demo: boolean
  /** Secret of the web client, shipped to browsers: it names the client and proves nothing. */
  webClientSecret: string
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  trustProxy: string | false
  logLevel: string
}

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const databaseUrl = env['DATABASE_URL'] ?? ''
  return {
    port: portOf(env['PORT']),
    host: env['HOST'] || '127.0.0.1',
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    databaseUrl,
    demo: env['DEMO'] ? env['DEMO'] === '1' : databaseUrl === '',
    webClientSecret: env['WEB_CLIENT_SECRET'] || 'jinqiao-web',
    trustProxy: env['TRUST_PROXY'] || false,
    logLevel: env['LOG_LEVEL'] || (databaseUrl === '' ? 'warn' : 'info'),
  }
}

function portOf(text: string | undefined): number {
  const port = Number(text || 8080)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT 应为 0 到 65535 的整数，现为 ${text}`)
  return port
}
