import { expect, type Page, test } from '@playwright/test'

function listen(page: Page) {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  return errors
}

const noSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth)

test('the home page shows every block with real rows', async ({ page }) => {
  const errors = listen(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/homepage$/)
  for (const name of ['金融超市', '热门产品', '政策大厅', '新闻动态', '办事指引', '合作机构']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('article')).toHaveCount(8)
  await expect(page.getByText('2,000').first()).toBeVisible()
  await page.getByRole('button', { name: '下一页' }).first().click()
  await expect(page.getByText('2 / 3')).toBeVisible()
  await page.getByRole('tab', { name: '热点资讯' }).click()
  await expect(page.getByRole('tabpanel').getByRole('article')).toHaveCount(2)
  expect(await noSideways(page)).toBe(true)
  expect(errors).toEqual([])
})

test('a sentence becomes the filters of the shop', async ({ page }) => {
  await page.goto('/homepage')
  await page.getByRole('textbox', { name: '融资需求' }).fill('想贷200万做设备更新，24个月，抵押')
  for (const chip of ['200万元', '设备更新', '24个月']) {
    await expect(page.locator('.ask-got').getByText(chip)).toBeVisible()
  }
  await page.getByRole('button', { name: '匹配产品' }).click()
  await expect(page).toHaveURL(/\/financeShop\?.*loanAmtLimit=200-200.*guaType=1/)
})

test('account opening leads to the offices of the chosen bank', async ({ page }) => {
  await page.goto('/homepage')
  await page.getByRole('button', { name: '预约开户' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '江澜银行' }).click()
  await page.getByRole('dialog').getByRole('link', { name: '看网点并预约' }).click()
  await expect(page).toHaveURL(/\/map\?financeId=\d+/)
  await expect(page.getByText('江澜银行的网点')).toBeVisible()
})

test('the service map narrows list and map together', async ({ page }) => {
  const errors = listen(page)
  await page.goto('/map')
  await page.getByRole('navigation', { name: '区县' }).getByRole('link', { name: /昆山/ }).click()
  await expect(page).toHaveURL(/areaCode=320583/)
  await expect(page.locator('.office').first()).toContainText('昆山市')
  await expect(page.locator('.office')).toHaveCount(8)
  for (const address of await page.locator('.office p').filter({ hasText: '号' }).allTextContents()) {
    expect(address).toContain('昆山市')
  }
  await page.getByRole('button', { name: '在地图上看' }).first().click()
  await expect(page.locator('.pin.chosen')).toHaveCount(1)
  await page.goto('/map?keyWord=没有这家')
  await expect(page.getByRole('heading', { name: '这里还没有符合条件的网点' })).toBeVisible()
  expect(errors).toEqual([])
})

test('the English home page speaks English', async ({ page }) => {
  await page.goto('/en/index')
  await expect(page).toHaveURL(/\/en\/homepage$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page.getByRole('heading', { name: 'Finance supermarket' })).toBeVisible()
})

test('an embedded visit hides the head, keeps its channel and offers the way back', async ({ page }) => {
  await page.goto('/homepage?navStatus=hidden&backUrl=/map&chanel=gjj')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByText('市住房公积金管理部门')).toBeVisible()
  await page.getByRole('link', { name: '返回' }).click()
  await expect(page.getByRole('heading', { name: '服务地图' })).toBeVisible()
})

test('home and map fit a phone @phone', async ({ page }) => {
  const errors = listen(page)
  await page.goto('/homepage')
  await expect(page.getByText('1 / 6').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: '底部导航' })).toBeVisible()
  expect(await noSideways(page)).toBe(true)
  await page.goto('/map')
  await expect(page.locator('.office').first()).toBeVisible()
  expect(await noSideways(page)).toBe(true)
  expect(errors).toEqual([])
})
