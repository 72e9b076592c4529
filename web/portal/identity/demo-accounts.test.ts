import { expect, it } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD as PASSWORD } from '#server/demo/accounts.ts'
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts'

it('offers the accounts that the demonstration has', () => {
  expect(demoAccounts).toEqual(['admin', ...DEMO_ACCOUNTS.map(({ account }) => account)])
  expect(DEMO_PASSWORD).toBe(PASSWORD)
})
