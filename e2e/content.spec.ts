import { expect, type Page, test } from '@playwright/test'
import { zoneLists, zonePages } from '../web/portal/zone/zone-paths.ts'

function complaints(page: Page): string[] {
  const found: string[] = []
  page.on('console', (message) => message.type() === 'error' && found.push(message.text()))
  page.on('pageerror', (error) => found.push(error.message))
  return found
}

const FIXED: readonly (readonly [path: string, text: string])[] = [
  ['/newsCenter?type=news', '资讯中心'],
  ['/newsCenter?type=notice', '资讯中心'],
  ['/apNews', '活动资讯'],
  ['/newCenterModules?model=swyy', '生物医药资讯'],
  ['/platformDynamics', '关于我们'],
  ['/platformDynamics?code=au4', '关于我们'],
  ['/featuredZone', '特色专区'],
  ['/privacyPolicy', '隐私政策'],
  ['/registerAgree', '用户协议'],
  ['/companyServiceIntro', '企业服务介绍'],
  ['/commonProblem', '常见问题'],
  ['/pdf', '文档查看'],
  ['/reportPdf', '报告查看'],
  ['/pdf-general', '文档查看'],
]

for (const size of ['', ' @phone']) {
  test(`news and fixed pages have content${size}`, async ({ page }) => {
    test.setTimeout(60_000)
    const errors = complaints(page)
    for (const [path, title] of FIXED) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([path, 0])
    }
    expect(errors).toEqual([])
  })

  test(`a zone shows its figures, products, policies and news${size}`, async ({ page }) => {
    const errors = complaints(page)
    await page.goto('/bioMedicine')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('生物医药')
    for (const block of ['figures', 'products', 'flow', 'policies', 'news']) {
      await expect(page.locator(`#${block} .wrap > *`).first()).toBeVisible()
    }
    expect(errors).toEqual([])
  })
}

test('every zone page and every list below it is rendered on the server with rows', async ({ request }) => {
  test.setTimeout(60_000)
  for (const path of [...Object.keys(zonePages), ...Object.keys(zoneLists)]) {
    const html = await (await request.get(path)).text()
    expect([path, /<article|<li/.test(html), html.includes('state-art')]).toEqual([path, true, false])
  }
})

test('contact us tells the parameters of the platform', async ({ page }) => {
  const answer = await page.request.get('/api/blade-system/param/getValueByKey?paramKey=contact.email')
  await page.goto('/platformDynamics?code=au4')
  await expect(page.getByText((await answer.json()).data)).toBeVisible()
})

test('a question is found by its words', async ({ page }) => {
  await page.goto('/commonProblem')
  await page.getByRole('main').getByRole('searchbox').fill('密码')
  await page.getByRole('main').getByRole('button', { name: '搜索' }).click()
  await expect(page.locator('.questions details')).toHaveCount(1)
  await expect(page.locator('.questions p')).toBeVisible()
})

test('unknown news, notices and activities answer 404', async ({ page }) => {
  for (const path of ['/newsDetail?id=1', '/noticeDetail', '/apNews?id=5', '/greenFinance/newsDetail?id=x']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
  }
})
