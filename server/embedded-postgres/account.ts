import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from './failures.ts'
import { run } from './processes.ts'

export type Account = { uid: number; gid: number }

const names = ['jinqiao', 'postgres']

/** PostgreSQL refuses to run as root, so root lends it an account: the owner of existing data, or a system user. */
export async function accountFor(data: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const owner = await ownerOf(data)
  if (owner && owner.uid !== 0) return owner
  const account = (await findAccount()) ?? (await createAccount())
  if (owner) await run('chown', ['-R', `${account.uid}:${account.gid}`, data])
  return account
}

async function ownerOf(data: string) {
  return await stat(join(data, 'PG_VERSION')).catch(() => undefined)
}

async function findAccount(): Promise<Account | undefined> {
  const rows = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const [row] = names.flatMap((name) => rows.filter(([user]) => user === name))
  return row && { uid: Number(row[2]), gid: Number(row[3]) }
}

async function createAccount() {
  const [name = ''] = names
  await run('useradd', ['--system', '--no-create-home', '--shell', '/usr/sbin/nologin', name]).catch(() => undefined)
  const account = await findAccount()
  if (account) return account
  throw new Refusal(
    `无法创建运行数据库的系统用户 ${name}，请改用普通用户启动`,
    `cannot create the system user ${name} that runs the database: start as an ordinary user`,
  )
}
