import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { failureFrom } from './words.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
export const bin = (name) => join(root, 'node_modules/.bin', name)
export const node = bin('node')

/** Silent while it goes well; otherwise throws the sentence. */
export async function quietly(command, args, sentence, env = process.env) {
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  child.stdout.on('data', (chunk) => (text += chunk))
  child.stderr.on('data', (chunk) => (text += chunk))
  const code = await ended(child).catch((error) => String(error))
  if (code !== 0) throw failureFrom(`${text}${typeof code === 'string' ? code : ''}`, sentence)
}

/** On the same terminal; answers the exit code. */
export async function openly(command, args, env = process.env) {
  return await ended(spawn(command, args, { cwd: root, env, stdio: 'inherit' }))
}

export function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** npm must not run on the very Node that it is about to replace. */
export function withoutOwnBinaries() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.endsWith(join('node_modules', '.bin')))
  return { ...process.env, PATH: path.join(delimiter) }
}
