import { expect, type Page, test } from '@playwright/test'
import { loginAs } from './login.ts'

test('a registration rings the bell of who decides it', async ({ page, browser }) => {
  const account = `knock${Date.now() % 1_000_000}`
  const guest = await browser.newPage()
  await register(guest, account)
  await guest.close()

  await loginAs(page, 'admin')
  await page.goto('/message/center?title=注册申请')
  const row = page.getByRole('row').filter({ hasText: account })
  await expect(async () => {
    await page.getByRole('button', { name: '刷新' }).click()
    await expect(row).toBeVisible({ timeout: 1000 })
  }).toPass()
  await page.reload()
  await expect(page.getByRole('button', { name: /^消息 \d+ 条未读$/ })).toBeVisible()
  await row.getByRole('button', { name: '有新的注册申请待审核' }).click()
  const reader = page.getByRole('dialog', { name: '有新的注册申请待审核' })
  await expect(reader).toContainText(`（${account}）提交了注册申请，请及时审核。`)
  await expect(row).toContainText('已读')
  await reader.getByRole('button', { name: '去处理' }).click()
  await page.waitForURL('/system/guest')
  await expect(page.getByRole('row').filter({ hasText: account })).toContainText('待审核')
})

test('an operator writes to all enterprises, and they alone read it', async ({ page, browser }) => {
  const title = `年终申报提醒${Date.now() % 1_000_000}`
  await loginAs(page, 'ops')
  await page.goto('/content/onlinenotice')
  await page.getByRole('button', { name: '新增' }).click()
  const drawer = page.getByRole('dialog', { name: '新建通知' })
  await drawer.getByRole('button', { name: '发送' }).click()
  await expect(drawer.getByRole('alert').first()).toContainText('标题')
  await drawer.getByRole('textbox', { name: '标题' }).fill(title)
  await drawer.getByLabel('接收范围').click()
  await page.getByTitle('按用户类别').click()
  await drawer.getByRole('checkbox', { name: '企业用户' }).check()
  await drawer.getByRole('textbox', { name: '正文' }).fill('请于十二月十日前完成申报。')
  await drawer
    .locator('input[type=file]')
    .last()
    .setInputFiles({ name: '说明.txt', mimeType: 'text/plain', buffer: Buffer.from('申报说明') })
  await expect(drawer.getByRole('button', { name: '下载 说明.txt' })).toBeVisible()
  await drawer.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText('已发送')

  const enterprise = await browser.newPage()
  await loginAs(enterprise, 'ent')
  await enterprise.goto('/message/center')
  await enterprise.getByRole('button', { name: title }).click()
  const reader = enterprise.getByRole('dialog', { name: title })
  await expect(reader).toContainText('请于十二月十日前完成申报。')
  const download = enterprise.waitForEvent('download')
  await reader.getByRole('button', { name: '下载 说明.txt' }).click()
  expect((await download).suggestedFilename()).toBe('说明.txt')
  await expect(enterprise.getByRole('row').filter({ hasText: title })).toContainText('已读')
  await enterprise.close()

  const bank = await browser.newPage()
  await loginAs(bank, 'bank')
  await bank.goto(`/message/center?title=${title}`)
  await expect(bank.getByText('没有符合条件的记录')).toBeVisible()
  await bank.close()
})

test('messages are read all at once and deleted', async ({ page, browser }) => {
  const title = `系统维护预告${Date.now() % 1_000_000}`
  const ops = await browser.newPage()
  await loginAs(ops, 'ops')
  await ops.goto('/content/onlinenotice')
  await ops.getByRole('button', { name: '新增' }).click()
  const drawer = ops.getByRole('dialog', { name: '新建通知' })
  await drawer.getByRole('textbox', { name: '标题' }).fill(title)
  await drawer.getByRole('textbox', { name: '正文' }).fill('今晚十点维护。')
  await drawer.getByRole('button', { name: '暂存' }).click()
  const row = ops.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('暂存')
  await row.getByRole('button', { name: '发送' }).click()
  await ops
    .getByRole('dialog', { name: `发送「${title}」？` })
    .getByRole('button', { name: '发送' })
    .click()
  await expect(row).toContainText('已发送')
  await ops.close()

  await loginAs(page, 'gov')
  await page.goto('/message/center')
  await expect(page.getByRole('button', { name: /^消息 \d+ 条未读$/ })).toBeVisible()
  await page.getByRole('button', { name: '全部标为已读' }).click()
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible()
  const mine = page.getByRole('row').filter({ hasText: title })
  await mine.getByRole('checkbox').check()
  await page.getByRole('button', { name: '批量删除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(mine).toHaveCount(0)
})

test('files are uploaded, refused, taken and removed', async ({ page }) => {
  const name = `清单${Date.now() % 1_000_000}.txt`
  await loginAs(page, 'admin')
  await page.goto('/resource/attach')
  await page.getByRole('button', { name: '上传' }).click()
  const dialog = page.getByRole('dialog', { name: '上传附件' })
  await dialog.locator('input[type=file]').setInputFiles([
    { name, mimeType: 'text/plain', buffer: Buffer.from('一、二、三') },
    { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
    { name: 'not.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
  ])
  await expect(dialog.getByRole('button', { name: `下载 ${name}` })).toBeVisible()
  await expect(dialog.getByText('文件内容为空')).toBeVisible()
  await expect(dialog.getByText(/^只可上传.*类型的文件$/)).toHaveCount(2)
  await dialog.getByRole('button', { name: '完成' }).click()

  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row).toContainText('0.1 KB')
  const download = page.waitForEvent('download')
  await row.getByRole('button', { name: '下载' }).click()
  expect((await download).suggestedFilename()).toBe(name)
  await row.getByRole('button', { name: '删除' }).click()
  await page.getByRole('button', { name: '确定' }).click()
  await expect(row).toHaveCount(0)
})

test('an export goes on while one works elsewhere, and can be saved again', async ({ page }) => {
  await loginAs(page, 'admin')
  await page.goto('/system/user')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  await page.getByRole('link', { name: '在线通知' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  const panel = page.getByRole('complementary', { name: '下载' })
  await expect(panel).toContainText(/导出 \d+ 条记录完成/)
  await expect(page.getByRole('heading', { name: '在线通知' })).toBeVisible()
  const again = page.waitForEvent('download')
  await panel.getByRole('button', { name: '再次保存' }).click()
  await again
  await panel.getByRole('button', { name: /^关闭/ }).click()
  await expect(panel).toHaveCount(0)
})

test('the message centre fits a phone @phone', async ({ page }) => {
  await loginAs(page, 'bank2')
  await page.goto('/message/center')
  await expect(page.getByRole('heading', { name: '消息中心' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('only pages of the own menu are framed', async ({ page }) => {
  await loginAs(page, 'adviser')
  await page.goto('/myiframe/urlPath?src=https%3A%2F%2Fevil.example')
  await expect(page.getByRole('heading', { name: '这个地址不能在这里打开' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.goto('/myiframe/platform-url-fmcy')
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://fmcy.example.com/')
  await expect(page.locator('iframe')).toHaveAttribute('sandbox', /allow-scripts/)
  await expect(page.getByRole('link', { name: '在新窗口打开' })).toHaveAttribute('href', 'https://fmcy.example.com/')
})

async function register(page: Page, account: string) {
  await page.goto('/register')
  await page.getByLabel('租户编号').fill('000000')
  await page.getByLabel('账号名称').fill('来访单位')
  await page.getByLabel('登录账号').fill(account)
  await page.getByLabel('密码', { exact: true }).fill('guest2026')
  await page.getByLabel('确认密码').fill('guest2026')
  await page.getByRole('button', { name: '同意协议并提交' }).click()
  await expect(page.getByRole('alert')).toHaveText('注册申请已提交,请耐心等待管理员通过!')
}
