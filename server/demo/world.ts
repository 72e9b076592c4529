import { eq } from 'drizzle-orm'
import { systemTables } from '#server/domains/system/index.ts'
import { type House, inTransaction } from '#server/kit/house.ts'
import { seedAccounts } from './accounts-seed.ts'
import { seedContents } from './contents.ts'
import { seedEnterprises } from './enterprises.ts'
import { seedInstitutions } from './institutions.ts'
import { seedMessages } from './messages.ts'
import { seedPolicies } from './policies.ts'
import { seedProducts } from './products.ts'
import { seedZones } from './zones.ts'

/** A believable region, the same on every machine, all marked as demonstration. Filled once, in one transaction. */
export async function fillDemoWorld(house: House): Promise<void> {
  const { client } = systemTables
  await inTransaction(house, {}, async (ctx) => {
    const [filled] = await ctx.db.select({ id: client.id }).from(client).where(eq(client.clientId, 'saber'))
    if (filled) return
    const institutions = await seedInstitutions(ctx)
    const enterprises = await seedEnterprises(ctx)
    await seedProducts(ctx)
    await seedAccounts(ctx, institutions, enterprises)
    await seedMessages(ctx)
    await seedPolicies(ctx)
    await seedContents(ctx)
    await seedZones(ctx)
    await ctx.db.insert(client).values({
      clientId: 'saber',
      clientSecret: 'saber_secret',
      authorizedGrantTypes: 'password,captcha,social,authorization_code,refresh_token',
      webServerRedirectUri: 'http://127.0.0.1/callback',
    })
  })
}
