import { statfs } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'

/** Why the database cannot run, as one sentence for whoever started the server. */
export class Refusal extends Error {
  constructor(chinese: string, english: string) {
    super(`${chinese} (${english})`)
  }
}

const leastSpace = 16 * 1024 * 1024

const reasons: [RegExp, (data: string) => Refusal][] = [
  [/ENOSPC|EDQUOT|no space left|quota exceeded/i, diskFull],
  [
    /EACCES|EPERM|EROFS|permission denied|not permitted|read-only|wrong ownership/i,
    (data) => new Refusal(`没有读写数据库目录 ${data} 的权限`, `no permission to read and write ${data}`),
  ],
  [
    /files are incompatible/i,
    (data) =>
      new Refusal(
        `数据库目录 ${data} 由其他版本的 PostgreSQL 创建`,
        `${data} was made by another version of PostgreSQL`,
      ),
  ],
  [
    /could not .* shared memory|cannot allocate memory|out of memory/i,
    () => new Refusal('内存不足，数据库无法启动', 'not enough memory for the database'),
  ],
]

export async function explain(error: unknown, dataDir: string) {
  if (error instanceof Refusal) return error
  const data = resolve(dataDir)
  const text = error instanceof Error ? `${error.message}\n${'stderr' in error ? error.stderr : ''}` : String(error)
  const [, reason] = reasons.find(([pattern]) => pattern.test(text)) ?? []
  if (reason) return reason(data)
  return (await isFull(dirname(data))) ? diskFull(data) : unknown(text, data)
}

export function inUse(data: string) {
  return new Refusal(
    `数据库目录 ${data} 正被另一个运行中的金桥使用，请先停止它`,
    `another running Jinqiao uses ${data}: stop it first`,
  )
}

function diskFull(data: string) {
  return new Refusal(`磁盘已满，数据库无法写入 ${data}，请先清理空间`, `the disk is full: free some space for ${data}`)
}

function unknown(text: string, data: string) {
  const line = text.split('\n').findLast((entry) => /FATAL|PANIC|error/i.test(entry)) ?? text.trim().split('\n').at(-1)
  const cause = (line ?? '').replace(/^.*?(FATAL|PANIC|error):\s*/i, '')
  return new Refusal(`数据库未能启动，日志在 ${data}/log`, `the database did not start: ${cause}`)
}

async function isFull(folder: string) {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize < leastSpace
}
