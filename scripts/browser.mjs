import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { quietly } from './processes.mjs'
import { Failure, say } from './words.mjs'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const packages = 'chromium fonts-noto-cjk poppler-utils unzip'
const command = `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${packages}`

/** The tests need Chromium, a Chinese font, and foreign programs to read our PDF and ZIP files with. */
export async function prepareBrowser() {
  if (existsSync(chromium) && hasChineseFont() && hasProgram('pdftotext') && hasProgram('unzip')) return
  if (process.getuid?.() !== 0) throw new Failure([`请先运行：sudo sh -c '${command}'`, 'run this one command first'])
  say('正在安装浏览器和测试工具……', 'installing Chromium and what the tests read files with')
  await quietly('sh', ['-c', command], ['安装浏览器失败', 'apt-get could not install Chromium'])
}

function hasProgram(name) {
  return spawnSync(name, ['-v']).error === undefined
}

function hasChineseFont() {
  return Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout)
}
