import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from './login.ts'

interface Login {
  readonly password?: string
  /** The page to open afterwards; everybody has his own profile. */
  readonly to?: string
}

/** Logs in as a person would, and waits for the page that was wanted. */
export async function logIn(page: Page, account: string, { password = DEMO_PASSWORD, to = '/info/index' }: Login = {}) {
  await page.goto(`/login?redirect=${encodeURIComponent(to)}`)
  await sendLogin(page, account, password)
  await page.waitForURL((url) => url.pathname + url.search === to)
}

export async function sendLogin(page: Page, account: string, password = DEMO_PASSWORD) {
  await page.getByLabel('账号', { exact: true }).fill(account)
  await page.getByLabel('密码', { exact: true }).fill(password)
  await solveSum(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
}

/** The captcha in words: reads the sum on the page and types its answer. */
export async function solveSum(page: Page) {
  const picture = page.getByRole('button', { name: '换一张验证码' }).locator('img')
  const question = page.getByText(/^\d+ 加 \d+ 等于多少？$/)
  await picture.or(question).waitFor()
  if (await picture.isVisible()) await page.getByRole('button', { name: '看不清？换算术题' }).click()
  const [one, other] = ((await question.textContent()) ?? '').match(/\d+/g) ?? []
  await page.getByLabel('验证码', { exact: true }).fill(String(Number(one) + Number(other)))
  await expect(page.getByRole('img', { name: '验证码正确' })).toBeVisible()
}
