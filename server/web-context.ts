import type { CallInProcess, Site } from '#web/app/context.ts'
import { routes } from './domains/index.ts'
import { publicParam, registeredClient } from './domains/system/index.ts'
import { type House, readingCtx } from './kit/house.ts'
import { parseInput } from './kit/input.ts'
import { shapeOf } from './kit/shape.ts'

/** Pages are rendered for a visitor: their loaders run the same use cases, in process and without a session. */
export function loadContextFor(house: House) {
  const handlers = new Map(routes.map((route) => [route.call.path, route.handle]))
  const ctx = () => readingCtx(house)
  const call: CallInProcess = async (definition, input) => {
    const handle = handlers.get(definition.path)
    if (!handle) throw new Error(`no handler for ${definition.path}`)
    const result = await handle(ctx(), parseInput(definition.input, input as Record<string, unknown>) as never)
    return JSON.parse(shapeOf(definition.reply)(result))
  }
  return async (): Promise<{ call: CallInProcess; site: Site }> => ({ call, site: await siteOf(house) })
}

const WEB_CLIENT = 'jinqiao-web'

async function siteOf(house: House): Promise<Site> {
  const ctx = readingCtx(house)
  const client = await registeredClient(ctx, WEB_CLIENT)
  return {
    grayscale: (await publicParam(ctx, 'filter_grayscale')) === '1',
    demo: house.demo,
    client: client ? btoa(`${client.clientId}:${client.clientSecret}`) : '',
  }
}
