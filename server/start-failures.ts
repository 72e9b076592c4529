interface Failure {
  code?: string
  message?: string
  port?: number
  address?: string
}

const SENTENCES: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: ({ port }) => `端口 ${port} 已被占用，请关闭占用它的程序，或用 PORT 指定其他端口。`,
  EACCES: ({ port, message }) =>
    port ? `没有权限使用端口 ${port}，请用 PORT 指定 1024 以上的端口。` : `没有读写权限：${message}`,
  EADDRNOTAVAIL: ({ address }) => `本机没有地址 ${address}，请检查 HOST。`,
  ECONNREFUSED: () => '连接不上 DATABASE_URL 指定的数据库，请检查地址和端口，并确认数据库已启动。',
  ENOTFOUND: () => '找不到 DATABASE_URL 中的主机，请检查地址。',
  EAI_AGAIN: () => '找不到 DATABASE_URL 中的主机，请检查地址和网络。',
  ETIMEDOUT: () => '连接 DATABASE_URL 指定的数据库超时，请检查网络。',
  ENOSPC: () => '磁盘已满，请清理后再启动。',
  '53100': () => '数据库所在磁盘已满，请清理后再启动。',
  '28P01': () => 'DATABASE_URL 中的用户名或密码不正确。',
  '28000': () => 'DATABASE_URL 中的用户不允许登录。',
  '3D000': () => 'DATABASE_URL 指定的数据库不存在，请先建库。',
  '42501': () => 'DATABASE_URL 中的用户没有建表权限。',
}

/** One clear sentence instead of a stack. */
export function explainFailure(error: unknown): string {
  const failure = deepest(error)
  const sentence = SENTENCES[failure.code ?? '']
  if (sentence) return sentence(failure)
  return /connect|timeout/i.test(failure.message ?? '')
    ? SENTENCES['ETIMEDOUT']!(failure)
    : `启动失败：${failure.message}`
}

/** Drivers wrap what really happened. */
function deepest(error: unknown): Failure {
  const { cause, errors } = error as { cause?: unknown; errors?: unknown[] }
  if (errors?.length) return deepest(errors[0])
  return cause instanceof Error ? deepest(cause) : (error as Failure)
}
