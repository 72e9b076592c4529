/** One line for the person at the terminal, in both languages. */
export function say(chinese, english) {
  console.log(`金桥：${chinese} (${english})`)
}

/** What went wrong as one sentence; details are what a developer wants to see above it. */
export class Failure extends Error {
  constructor([chinese, english], details = '') {
    super(`金桥：${chinese} (${english})`)
    this.details = details
  }
}

/** Runs a command; whatever goes wrong ends in one sentence and exit code 1, never in a stack. */
export async function main(command) {
  try {
    process.exitCode = await command()
  } catch (error) {
    tell(error)
    process.exitCode = 1
  }
}

export function tell(error) {
  const { details, message } =
    error instanceof Failure ? error : failureFrom(String(error), ['出错了', 'something failed'])
  if (details) console.error(details)
  console.error(message)
}

/** A cause that the text names comes before the general sentence. */
export function failureFrom(text, sentence) {
  const known = causes.find(([pattern]) => pattern.test(text))
  return known ? new Failure(known[1]) : new Failure(sentence, withoutStack(text))
}

const causes = [
  [
    /ENOSPC|EDQUOT|no space left|quota exceeded/i,
    ['磁盘已满，请清理后重试', 'the disk is full: free some space and try again'],
  ],
  [/EROFS|read-only file system/i, ['磁盘只读，无法写入', 'the disk is read-only']],
  [/EACCES|EPERM|permission denied/i, ['没有写入权限', 'no permission to write here']],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/,
    ['连接不上 npm 软件源，请检查网络', 'cannot reach the npm registry: check the network'],
  ],
]

function withoutStack(text) {
  const lines = text.split('\n').filter((line) => line.trim() && !/^\s+at /.test(line))
  return lines.slice(-20).join('\n')
}
