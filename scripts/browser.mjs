import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { quietly } from './processes.mjs'
import { Failure, say } from './words.mjs'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const command = 'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium fonts-noto-cjk'

/** The browser tests need Chromium and a Chinese font. */
export async function prepareBrowser() {
  if (existsSync(chromium) && hasChineseFont()) return
  if (process.getuid?.() !== 0) throw new Failure([`请先运行：sudo sh -c '${command}'`, 'run this one command first'])
  say('正在安装浏览器和中文字体……', 'installing Chromium and a Chinese font')
  await quietly('sh', ['-c', command], ['安装浏览器失败', 'apt-get could not install Chromium'])
}

function hasChineseFont() {
  return Boolean(spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).stdout)
}
