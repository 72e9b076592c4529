import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './processes.mjs'

const sources = [
  'contract',
  'server',
  'web',
  'scripts/build.mjs',
  'scripts/bundle.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]
const output = join(root, 'dist')
const stamp = join(output, 'stamp')

/** By content, since a clone or a copy gives every file a new date. */
export function fingerprint() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesIn))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

export function isFresh(print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

export function markFresh(print) {
  writeFileSync(stamp, print)
}

export function clearOutput() {
  rmSync(output, { recursive: true, force: true })
}

function filesIn(path) {
  const folder = join(root, path)
  if (!existsSync(folder)) return []
  if (!statSync(folder).isDirectory()) return [path]
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries
    .filter(({ name }) => !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(root.length + 1))
    .sort()
}
