import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, quietly, root, withoutOwnBinaries } from './processes.mjs'
import { say } from './words.mjs'

export async function install() {
  if (isInstalled()) return
  say('正在安装依赖，约需一分钟……', 'installing dependencies, about a minute')
  // NODE_ENV=production would leave out what the build needs.
  const args = ['ci', '--include=dev', '--loglevel=error']
  await quietly('npm', args, ['安装依赖失败', 'npm ci failed'], withoutOwnBinaries())
}

/** npm keeps a list of what it put into node_modules: that list must agree with the lock file. */
function isInstalled() {
  const present = packagesIn('node_modules/.package-lock.json')
  const wanted = packagesIn('package-lock.json')
  return existsSync(node) && Object.entries(wanted).every(([path, entry]) => agrees(path, entry, present[path]))
}

function agrees(path, wanted, present) {
  if (path === '') return true
  return present ? present.version === wanted.version : Boolean(wanted.optional || wanted.devOptional)
}

function packagesIn(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}
