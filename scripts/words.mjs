import { statfsSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

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
  const [, cause] = causes.find(([pattern]) => pattern.test(text)) ?? []
  if (cause) return new Failure(cause)
  return isDiskFull() ? new Failure(diskFull) : new Failure(sentence, detailsIn(text))
}

const diskFull = ['磁盘已满，请清理后重试', 'the disk is full: free some space and try again']

const causes = [
  [/ENOSPC|EDQUOT|no space left|quota exceeded/i, diskFull],
  [/EROFS|read-only file system/i, ['磁盘只读，无法写入', 'the disk is read-only']],
  [/EACCES|EPERM|permission denied/i, ['没有写入权限', 'no permission to write here']],
  [
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH/,
    ['连接不上 npm 软件源，请检查网络', 'cannot reach the npm registry: check the network'],
  ],
]

/** Not every tool says so when it runs out of space. */
function isDiskFull() {
  const { bavail, bsize } = statfsSync(new URL('.', import.meta.url))
  return bavail * bsize < 50_000_000
}

function detailsIn(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() && !/^(npm error)?\s+at /.test(line))
  const first = lines.findIndex((line) => /error|fail/i.test(line))
  return lines.slice(Math.max(first, 0)).slice(0, 15).join('\n')
}
