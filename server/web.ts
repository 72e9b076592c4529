import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import type { House } from './kit/house.ts'
import { webPlugin } from './plugins/web.ts'
import { root } from './root.ts'
import { loadContextFor } from './web-context.ts'

/** Serves the built pages. Without a build (a developer running the API alone) there is only the API. */
export async function mountWeb(app: FastifyInstance, house: House): Promise<void> {
  const built = join(root, 'dist', 'web')
  if (!existsSync(join(built, 'server', 'index.js'))) return
  await app.register(webPlugin, {
    clientDir: join(built, 'client'),
    serverBuild: () => import(pathToFileURL(join(built, 'server', 'index.js')).href),
    loadContext: loadContextFor(house),
  })
}
