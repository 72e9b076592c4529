import { expect, type Page, test } from '@playwright/test'

/** Whatever the browser complains about while a page is open. */
function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

const firstPolicy = async (page: Page) => {
  const answer = await page.request.post('/api/policy/policySearch', { data: { size: 1, policyType: '1' } })
  return (await answer.json()).data.records[0] as { id: string; title: string }
}

for (const size of ['', ' @phone']) {
  test(`the policy hall, its result, a policy and the services have content${size}`, async ({ page }) => {
    const errors = complaints(page)
    await page.goto('/policyForEnterprise')
    await expect(page.getByRole('heading', { name: '金融支持政策' })).toBeVisible()
    await expect(page.getByRole('heading', { name: '政策直通车' })).toBeVisible()
    expect(await page.locator('.policy-item').count()).toBe(10)
    await page.goto('/policyForEnterprise/result?keyWord=贴息')
    await expect(page.locator('mark').first()).toHaveText('贴息')
    const { id, title } = await firstPolicy(page)
    await page.goto(`/policyDetail?id=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await page.locator('.clauses li').count()).toBeGreaterThan(4)
    for (const path of ['/policyService', '/policy-service-list']) {
      await page.goto(path)
      expect(await page.locator('.service-tile').count()).toBeGreaterThan(4)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(errors).toEqual([])
  })
}

test('the hall keeps its filters in the address and forgives senseless ones', async ({ page }) => {
  await page.goto('/policyForEnterprise?policylevel=moon&label=none&tab=9&scroll=up')
  await expect(page.getByRole('link', { name: '全部级别' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: /^市级 \d/ }).click()
  await expect(page).toHaveURL(/policylevel=shiji/)
  await page.locator('#block2').getByRole('link', { name: /^工业/ }).click()
  await expect(page).toHaveURL(/label=gy/)
  await expect(page.locator('#block2 .level-badge').first()).toHaveText('市级')
})

test('four answers lead to matching policies', async ({ page }) => {
  await page.goto('/policyService')
  await page.getByLabel('主要做什么').selectOption({ label: '工业' })
  await page.getByLabel('希望得到').selectOption({ label: '贷款贴息' })
  await page.getByRole('button', { name: '查看可享政策' }).click()
  await expect(page.getByRole('heading', { name: /为您匹配到/ })).toBeVisible()
})

test('what does not exist answers 404, and keeping asks for a login', async ({ page }) => {
  for (const path of ['/policyDetail', '/policyDetail?id=1', '/policyDetail?id=x']) {
    expect((await page.goto(path))?.status()).toBe(404)
  }
  const { id } = await firstPolicy(page)
  await page.goto(`/policyDetail?id=${id}`)
  await page.getByRole('button', { name: '收藏' }).click()
  await expect(page.getByText('请先登录')).toBeVisible()
  await page.waitForURL(/\/login\?redirect=/)
})
