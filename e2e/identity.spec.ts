import { expect, type Page, test } from '@playwright/test'
import { DEMO_PASSWORD, loginAs } from './login.ts'
import { logIn, sendLogin, solveSum } from './login-form.ts'

const NEW_PASSWORD = 'Bridge#2027'

test('logs in with a captcha and goes where one wanted to', async ({ page }) => {
  await page.goto('/info/index')
  await page.waitForURL(/\/login\?redirect=%2Finfo%2Findex/)
  await expect(page).toHaveTitle(/^登录/)
  await sendLogin(page, 'gov')
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
  await page.goto('/login')
  await page.waitForURL('/homepage')
})

test('checks five characters, says what is wrong and keeps no session', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: '换一张验证码' }).locator('img').waitFor()
  await page.getByLabel('验证码', { exact: true }).fill('?????')
  await expect(page.getByRole('img', { name: '验证码不正确' })).toBeVisible()
  await sendLogin(page, 'gov', 'Wrong@2026')
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => localStorage.getItem('jinqiao-session'))).toBeNull()
})

test('logs in with the code of an SMS', async ({ page, browser }) => {
  const phone = await phoneOf(await browser.newPage(), 'fund')
  await page.goto('/login?redirect=/homepage')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByLabel('手机号', { exact: true }).fill(phone)
  await typeSmsCode(page)
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL('/homepage')
  await expect(page.getByRole('button', { name: /演示基金专员/ })).toBeVisible()
})

test('locks the screen until the password is given', async ({ page }) => {
  await loginAs(page, 'guarantor')
  await page.goto('/info/index')
  await choose(page, '锁屏')
  await page.waitForURL(/\/lock/)
  await page.goto('/info/index')
  await page.waitForURL(/\/lock/)
  await page.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await solveSum(page)
  await page.getByRole('button', { name: '解锁' }).click()
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
})

test('changes the password, logs in with it, and changes it back', async ({ page }) => {
  await logIn(page, 'insurer')
  await choose(page, '修改密码')
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toContainText('请输入旧密码！')
  await dialog.getByLabel('新密码').fill('short')
  await dialog.getByLabel('确认密码').fill('other')
  await dialog.getByRole('button', { name: '确定' }).click()
  await expect(dialog).toContainText('密码需包含数字+字母+特殊故字符')
  await expect(dialog).toContainText('两次密码输入不一致！')
  await renew(page, DEMO_PASSWORD, NEW_PASSWORD)
  await logIn(page, 'insurer', { password: NEW_PASSWORD, to: '/info/index?tab=password' })
  await renew(page, NEW_PASSWORD, DEMO_PASSWORD)
})

test('registers, is approved, and may log in without a workbench', async ({ page, browser }) => {
  const account = `guest${Date.now()}`
  await register(page, account)
  await approve(await browser.newPage(), account)
  await sendLogin(page, account, 'guest2026')
  await expect(page.getByRole('alert')).toHaveText('暂无当前系统工作台访问权限！')
})

test('logs in on a phone @phone', async ({ page }) => {
  await logIn(page, 'adviser')
  await expect(page.getByRole('heading', { name: '个人信息' })).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

async function choose(page: Page, entry: string) {
  await page.getByRole('button', { name: '我的账号' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

async function phoneOf(page: Page, account: string) {
  await loginAs(page, account)
  await page.goto('/info/index')
  return page.getByLabel('手机号').inputValue()
}

async function typeSmsCode(page: Page) {
  await solveSum(page)
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText('验证码已发送！')).toBeVisible()
  const shown = await page.getByText(/^演示环境验证码：\d{6}$/).textContent()
  await page.getByLabel('短信验证码').fill(shown?.slice(-6) ?? '')
}

async function renew(page: Page, from: string, to: string) {
  await page.getByLabel('旧密码').fill(from)
  await page.getByLabel('新密码').fill(to)
  await page.getByLabel('确认密码').fill(to)
  await page.getByRole('button', { name: '确定' }).click()
  await page.waitForURL(/\/login\?redirect=/)
}

/** The checks come one after the other, then the application is sent. */
async function register(page: Page, account: string) {
  await page.goto('/register')
  const send = page.getByRole('button', { name: '同意协议并提交' })
  const fill = async (label: string, text: string, refusal: string) => {
    await send.click()
    await expect(page.getByRole('alert')).toHaveText(refusal)
    await page.getByLabel(label, { exact: true }).fill(text)
  }
  await fill('租户编号', '000000', '请先输入租户编号')
  await fill('账号名称', '浏览器测试单位', '请先输入账号名')
  await fill('登录账号', account, '请先输入账号名')
  await fill('密码', 'guest2026', '请先输入密码')
  await fill('确认密码', 'guest2027', '请先输入密码')
  await fill('确认密码', 'guest2026', '两次密码输入不一致！')
  await send.click()
  await expect(page.getByRole('alert')).toHaveText('注册申请已提交,请耐心等待管理员通过!')
  await page.getByRole('button', { name: '知道了' }).click()
  await page.waitForURL('/login?redirect=/homepage')
}

async function approve(page: Page, account: string) {
  await loginAs(page, 'admin')
  await page.goto('/system/guest')
  const row = page.getByRole('row', { name: account })
  await row.getByRole('button', { name: '驳回' }).click()
  await page.getByRole('button', { name: '确认驳回' }).click()
  await expect(page.getByText('请输入意见')).toBeVisible()
  await page.getByRole('button', { name: '取消' }).click()
  await row.getByRole('button', { name: '通过' }).click()
  await page.getByRole('button', { name: '确认通过' }).click()
  await expect(row).toContainText('已通过')
  await row.getByRole('button', { name: '查看' }).click()
  await expect(page.getByText('存证链 2 条，全部一致')).toBeVisible()
}
