import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './prepare.mjs'
import { ended, node, root } from './processes.mjs'
import { main } from './words.mjs'

await main(async () => ((await prepare()) ? await serve() : 1))

/** Ctrl-C reaches the server twice, from the terminal and from here: it takes the first and ignores the rest. */
async function serve() {
  const env = { ...process.env, NODE_ENV: 'production', NODE_COMPILE_CACHE: join(root, 'dist/compile-cache') }
  const server = spawn(node, ['--enable-source-maps', join(root, 'dist/server/main.js')], { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal))
  if (process.env.npm_lifecycle_event) stopWithNpm(server)
  return await ended(server)
}

/** A killed npm sends no signal, and a server left behind would keep the port. */
function stopWithNpm(server) {
  const npm = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === npm) return
    clearInterval(watch)
    server.kill('SIGTERM')
  }, 250)
  watch.unref()
}
