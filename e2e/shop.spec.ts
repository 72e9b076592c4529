import { expect, type Page, test } from '@playwright/test'
import { loginAs } from './login.ts'

const LINES = ['银行融资', '股权融资', '保险', '融资担保', '小额贷款', '融资租赁', '商业保理', '债券与资管']
const FEATURES = [
  ['/featureProductCredit', '信保贷专区'],
  ['/featureProductDongwu', '东吴贷专区'],
  ['/firstLoanProduct', '首贷专区'],
  ['/creditLoanService', '信用贷服务'],
  ['/featureZoneMoreProd?model=kcjr', '专区产品'],
] as const

/** A page must be quiet: no error, no sideways scroll. */
function watch(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return async () => {
    expect(errors).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
  }
}

async function openProduct(page: Page, index = 1) {
  await page.goto(`/financeShop?index=${index}`)
  await page.locator('.product-row h3 a').first().click()
  await page.waitForURL(/productId=\d+/)
}

for (const size of ['', ' @phone']) {
  test(`opens every door of the shop and one product behind it${size}`, async ({ page }) => {
    // Sixteen pages, one after the other.
    test.slow()
    const quiet = watch(page)
    for (const [at, name] of LINES.entries()) {
      await page.goto(`/financeShop?index=${at + 1}`)
      await expect(page).toHaveTitle(new RegExp(`^${name}`))
      await expect(page.locator('.product-row').first()).toBeVisible()
      const product = await page.locator('.product-row h3').first().innerText()
      await page.locator('.product-row h3 a').first().click()
      await expect(page.getByRole('heading', { level: 1, name: product })).toBeVisible()
      await expect(page.getByRole('heading', { name: '申请条件' })).toBeVisible()
    }
    await quiet()
  })

  test(`opens pages of one kind of product and the calculators${size}`, async ({ page }) => {
    const quiet = watch(page)
    for (const [path, title] of FEATURES) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('.product-row').first()).toBeVisible()
    }
    await page.goto('/calculate-list?tab=cost')
    await expect(page.getByText('综合年化成本', { exact: true })).toBeVisible()
    await expect(page.locator('.cost-result dd').first()).toHaveText('2.64%')
    await quiet()
  })
}

test('keeps filters in the address and takes them out by chip', async ({ page }) => {
  await page.goto('/financeShop?index=1')
  const all = await page.locator('.shop-sorts p').innerText()
  await page.locator('.shop-filters').getByRole('link', { name: /^信用/ }).click()
  await page.waitForURL(/guaType=5/)
  await expect(page.locator('.shop-sorts p')).not.toHaveText(all)
  await page.locator('.sort-links').getByRole('link', { name: '利率最低' }).click()
  await page.waitForURL(/sorts=1/)
  await page.reload()
  await expect(page.locator('.sort-links [aria-current]')).toHaveText('利率最低')
  await page.getByRole('link', { name: '去掉信用' }).click()
  await expect(page.locator('.shop-sorts p')).toHaveText(all)
})

test('compares products by what they cost in all', async ({ page }) => {
  await page.goto('/financeShop?index=1&loanAmtLimit=100-100&loanYearLimit=1-1')
  for (const at of [0, 1]) await page.locator('.compare-button').nth(at).click()
  await page.getByRole('button', { name: '开始对比' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('rowheader', { name: '综合年化成本' })).toBeVisible()
  await expect(dialog.locator('.compare-rate')).toHaveCount(2)
})

test('asks visitors to log in before keeping, and comes back afterwards', async ({ page }) => {
  await openProduct(page)
  await page.locator('.product-pair').getByRole('button', { name: '收藏' }).click()
  await expect(page.getByText('请先登录')).toBeVisible()
  await page.waitForURL(/\/login\?redirect=%2FcreditProductDetail/)
})

test('shows an enterprise how it stands and keeps its favourites', async ({ page }) => {
  await loginAs(page, 'ent2')
  await openProduct(page)
  await expect(page.locator('.fit-ring')).toBeVisible({ timeout: 15_000 })
  await page.locator('.product-pair').getByRole('button', { name: '收藏' }).click()
  await expect(page.getByText('加入收藏成功')).toBeVisible()
  await page.locator('.product-pair').getByRole('button', { name: '已收藏' }).click()
  await expect(page.getByText('取消收藏成功')).toBeVisible()
  await page.locator('.product-fit').getByRole('button', { name: '立即申请' }).click()
  await expect(page.getByRole('dialog')).toContainText('咨询电话')
})

test('tells others why they may not', async ({ page }) => {
  await loginAs(page, 'bank')
  await openProduct(page)
  await page.locator('.product-fit').getByRole('button', { name: '立即申请' }).click()
  await expect(page.getByText('您不是企业，无权限查看')).toBeVisible()
})

test('answers 404 for a product that is not there', async ({ page }) => {
  for (const path of ['/creditProductDetail?productId=77', '/insurance-detail?productId=x', '/claim-detail'])
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
})

test('speaks English', async ({ page }) => {
  await page.goto('/en/financeShop?index=1')
  await expect(page.getByRole('heading', { level: 1, name: 'Finance market' })).toBeVisible()
  await expect(page.locator('.product-row').first()).toContainText('Yearly rate')
})
