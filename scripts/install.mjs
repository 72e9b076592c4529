import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { node, quietly, root, withoutOwnBinaries } from './processes.mjs'
import { Failure, say } from './words.mjs'

// Whatever npm is configured to do elsewhere: the build needs the dev packages, the binaries their scripts.
const options = ['--include=dev', '--ignore-scripts=false', '--loglevel=error']

export async function install() {
  if (isInstalled()) return
  say('正在安装依赖，约需一分钟……', 'installing dependencies, about a minute')
  await quietly('npm', ['ci', ...options], ['安装依赖失败', 'npm ci failed'], withoutOwnBinaries())
  if (!isInstalled()) {
    throw new Failure(['依赖不完整，请删除 node_modules 后重试', 'incomplete: delete node_modules and try again'])
  }
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
