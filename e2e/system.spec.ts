import { buffer } from 'node:stream/consumers'
import { type Locator, type Page, expect as quickly, test } from '@playwright/test'
import { USER_COLUMNS } from '../server/domains/identity/user-sheet.ts'
import { writeXlsx, XLSX_TYPE } from '../server/kit/documents/xlsx.ts'
import { DEMO_PASSWORD, loginAs } from './login.ts'

/** The first opening of the workbench on a busy machine takes its time. */
const expect = quickly.configure({ timeout: 20_000 })
test.describe.configure({ timeout: 90_000 })

/** Every administration page, and something that only its real content shows. */
const PAGES: readonly (readonly [path: string, title: string | RegExp, content: string | RegExp])[] = [
  ['/wel/index', /注册申请/, '用户总数'],
  ['/system/user', '用户管理', /演示|系统管理员/],
  ['/authority/role', '角色管理', '平台运营'],
  ['/authority/datascope', '数据权限', '系统管理'],
  ['/authority/apiscope', '接口权限', '系统管理'],
  ['/system/menu', '菜单管理', '系统管理'],
  ['/system/topmenu', '顶部菜单', /共 \d+ 条/],
  ['/system/dept', '部门管理', '金桥平台运营中心'],
  ['/system/post', '岗位管理', '工作人员'],
  ['/system/dict', '系统字典', '通知类型'],
  ['/system/dictbiz', '业务字典', /areaCode|modelCode|guaType|loanTerm/],
  ['/system/param', '参数管理', 'account.initPassword'],
  ['/system/msjx', '免申即享信息', '信保基金贷款补贴比例'],
  ['/system/tenant', '租户管理', '金桥平台'],
  ['/system/tenantpackage', '租户产品包', /共 \d+ 条/],
  ['/system/client', '应用管理', 'jinqiao-web'],
  ['/base/region', '行政区划', '江苏省'],
  ['/base/calendar', '节假日日历', '工作日'],
  ['/monitor/log/usual', '通用日志', /共 \d+ 条/],
  ['/monitor/log/api', '接口日志', /^\/api\//],
  ['/monitor/log/error', '错误日志', /共 \d+ 条/],
]

test('shows every administration page with real rows', async ({ page }) => {
  await openAll(page, (path) => page.getByRole('navigation', { name: '主菜单' }).locator(`a[href="${path}"]`).click())
})

test('shows every administration page on a phone @phone', async ({ page }) => {
  await openAll(page, (path) => page.goto(path))
})

async function openAll(page: Page, open: (path: string) => Promise<unknown>) {
  test.slow()
  const errors = collectErrors(page)
  await loginAs(page, 'admin')
  await page.goto('/wel/index')
  for (const [path, title, content] of PAGES) {
    await test.step(path, async () => {
      await open(path)
      await expect.soft(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.soft(page.locator('main').getByText(content).first()).toBeVisible()
      expect.soft(await page.evaluate(sidewaysScroll)).toBe(0)
      expect.soft(errors.splice(0)).toEqual([])
    })
  }
}

const sidewaysScroll = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

test('keeps a dictionary: add, refuse a gap, edit, filter, remove', async ({ page }) => {
  const code = unique('e2e')
  await loginAs(page, 'admin')
  await page.goto('/system/dict')

  await button(page, '新增').click()
  const form = page.getByRole('dialog', { name: '新增字典' })
  await form.getByLabel('字典编号').fill(code)
  await button(form, '保存').click()
  await expect(form.getByText('还有 1 处需要修改')).toBeVisible()
  await expect(form.getByText('请输入字典名称')).toBeVisible()
  await form.getByLabel('字典名称').fill('测试字典')
  await button(form, '保存').click()
  await said(page, '新增成功')

  await page.locator('#filter-code').fill(code)
  await button(page, '查询').click()
  const row = page.getByRole('row', { name: new RegExp(code) })
  await expect(row).toBeVisible()
  await expect(page.getByText('共 1 条').first()).toBeVisible()

  await button(row, '字典项').click()
  const entries = page.getByRole('dialog', { name: '测试字典 的字典项' })
  await button(entries, '新增').click()
  const entry = page.getByRole('dialog', { name: '新增字典项' })
  await expect(entry.getByLabel('字典编号')).toHaveValue(code)
  await entry.getByLabel('字典键值').fill('1')
  await entry.getByLabel('字典名称').fill('第一项')
  await button(entry, '保存').click()
  await expect(entries.getByRole('row', { name: /第一项/ })).toBeVisible()
  await close(entries)

  await button(row, '编辑').click()
  const edit = page.getByRole('dialog', { name: '编辑字典' })
  await edit.getByLabel('字典名称').fill('改过的字典')
  await button(edit, '保存').click()
  await said(page, '修改成功')
  await expect(row).toContainText('改过的字典')

  await button(row, '字典项').click()
  const again = page.getByRole('dialog', { name: /改过的字典/ })
  await again
    .getByRole('row', { name: /第一项/ })
    .getByLabel('更多')
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await confirmRemoval(page)
  await expect(again.getByText('暂无记录')).toBeVisible()
  await close(again)

  await row.getByLabel('更多').click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await confirmRemoval(page)
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})

test('asks before an unsaved form is left and brings its draft back', async ({ page }) => {
  await loginAs(page, 'admin')
  await page.goto('/system/param')
  await button(page, '新增').click()
  await page.getByRole('dialog').getByLabel('参数名称').fill('没写完的参数')
  await expect(page.getByText(/草稿 .* 已自动保存/)).toBeVisible()

  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await button(page, '继续填写').click()
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await button(page, '离开').click()

  await button(page, '新增').click()
  const form = page.getByRole('dialog', { name: '新增参数' })
  await expect(form.getByText(/已恢复 .* 的草稿/)).toBeVisible()
  await expect(form.getByLabel('参数名称')).toHaveValue('没写完的参数')
  await button(form, '丢弃草稿').click()
  await expect(form.getByLabel('参数名称')).toHaveValue('')
})

test('gives a new role one page, which is all its user sees', async ({ page, browser }) => {
  test.slow()
  const name = unique('role')
  await loginAs(page, 'admin')

  await page.goto('/authority/role')
  await button(page, '新增').click()
  const roleForm = page.getByRole('dialog', { name: '新增角色' })
  await roleForm.getByLabel('角色名称').fill(name)
  await roleForm.getByLabel('角色别名').fill(name)
  await button(roleForm, '保存').click()
  await said(page, '新增成功')

  await button(page.getByRole('row', { name: new RegExp(name) }), '授权').click()
  const grant = page.getByRole('dialog', { name: '授权' })
  await treeBox(grant, '岗位管理').click()
  await button(grant, '保存').click()
  await said(page, '操作成功!')

  await page.goto('/system/user')
  await button(page, '新增').click()
  const userForm = page.getByRole('dialog', { name: '新增用户' })
  await userForm.getByLabel('登录账号').fill(name)
  await userForm.getByLabel('密码', { exact: true }).fill(DEMO_PASSWORD)
  await userForm.getByLabel('确认密码').fill('Other@2026')
  await userForm.getByLabel('用户姓名').fill('岗位管理员')
  await choose(page, userForm.getByLabel('所属角色'), name)
  await choose(page, userForm.getByLabel('所属部门'), '金桥平台运营中心')
  await button(userForm, '保存').click()
  await expect(userForm.getByText('两次密码输入不一致！')).toBeVisible()
  await userForm.getByLabel('确认密码').fill(DEMO_PASSWORD)
  await button(userForm, '保存').click()
  await said(page, '新增成功')

  const other = await browser.newPage()
  await loginAs(other, name)
  await other.goto('/system/post')
  await expect(other.getByRole('heading', { level: 1, name: '岗位管理' })).toBeVisible()
  expect(await sidebar(other)).toEqual(['岗位管理'])
  await expect(button(other, '新增')).toBeVisible()
  await other.close()
})

test('asks for a selection before a batch of packages is removed', async ({ page }) => {
  const name = unique('package')
  await loginAs(page, 'admin')
  await page.goto('/system/tenantpackage')
  await button(page, '批量删除').click()
  await said(page, '请选择至少一条数据')

  await button(page, '新增').click()
  const form = page.getByRole('dialog', { name: '新增产品包' })
  await button(form, '保存').click()
  await expect(form.getByText('请输入产品包名称')).toBeVisible()
  await expect(form.getByText('请选择菜单')).toBeVisible()
  await form.getByLabel('产品包名称').fill(name)
  await choose(page, form.getByLabel('菜单', { exact: true }), '岗位管理')
  await button(form, '保存').click()
  await said(page, '操作成功!')

  const row = page.getByRole('row', { name: new RegExp(name) })
  await expect(row.getByRole('button', { name: '查看' })).toHaveCount(0)
  await row.getByRole('checkbox').check()
  await button(page, '批量删除').click()
  await page.getByText('确定将选择数据删除?').last().waitFor()
  await button(page, '确定').click()
  await expect(row).toHaveCount(0)
})

test('turns pages with the arrow keys and remembers the filter of a list', async ({ page }) => {
  await loginAs(page, 'admin')
  await page.goto('/system/param')
  await expect(page.getByText(/^第 1–10 条/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText(/^第 11–20 条/)).toBeVisible()

  await page.locator('#filter-paramKey').fill('initPassword')
  await page.locator('#filter-paramKey').press('Enter')
  await expect(page.getByText('参数键名：initPassword')).toBeVisible()
  await page.getByRole('link', { name: '岗位管理' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '岗位管理' })).toBeVisible()
  await page.getByRole('link', { name: '参数管理' }).first().click()
  await expect(page.getByText('参数键名：initPassword')).toBeVisible()
  await button(page, '去掉条件「参数键名」').click()
  await expect(page.getByText(/^第 1–10 条/)).toBeVisible()
})

test('exports users, and says line by line why others cannot be imported', async ({ page }) => {
  await loginAs(page, 'admin')
  await page.goto('/system/user?account=entrejected')
  await expect(page.getByText('登录账号：entrejected')).toBeVisible()
  const download = page.waitForEvent('download')
  await button(page, '导出').click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await button(page, '导入').click()
  const dialog = page.getByRole('dialog', { name: '导入用户' })
  const taken = { account: 'entrejected', realName: '同名账号' }
  const nameless = { account: unique('user'), realName: '' }
  const rows = [taken, nameless].map((row) => ({ ...row, roleName: '平台运营', deptName: '金桥平台运营中心' }))
  const sheet = await buffer(writeXlsx({ sheet: '用户', columns: USER_COLUMNS, rows }))
  await dialog.locator('input[type=file]').setInputFiles({ name: '用户.xlsx', mimeType: XLSX_TYPE, buffer: sheet })
  await button(dialog, '开始导入').click()
  await expect(dialog.getByText('2 条未导入')).toBeVisible()
  await expect(dialog.getByRole('row', { name: '2 登录账号已存在' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: '3 请输入用户姓名' })).toBeVisible()
})

const STRANGERS = [
  ['bank', ['工作台']],
  ['gov', ['工作台']],
  ['ent', ['工作台']],
] as const

for (const [account, first] of STRANGERS) {
  test(`keeps ${account} out of the administration`, async ({ page }) => {
    await loginAs(page, account)
    await page.goto('/wel')
    await expect(page.locator('main h1')).toBeVisible()
    const entries = await sidebar(page)
    expect(entries).toEqual(expect.arrayContaining([...first]))
    expect(entries).not.toContain('用户管理')
    await page.goto('/system/user')
    await expect(page).toHaveURL(/\/no-permission$/)
  })
}

const unique = (word: string) => `${word}${Date.now().toString(36)}`

const button = (place: Page | Locator, name: string) => place.getByRole('button', { name, exact: true })

const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible()

const close = (dialog: Locator) => dialog.locator('.ant-drawer-close').click()

async function confirmRemoval(page: Page) {
  await page.getByText('确定将选择数据删除?').last().waitFor()
  await button(page, '确定').click()
  await said(page, '删除成功')
}

const treeBox = (place: Locator, title: string) =>
  place
    .locator('.ant-tree-treenode')
    .filter({ has: place.page().getByText(title, { exact: true }) })
    .locator('.ant-tree-checkbox')

async function choose(page: Page, field: Locator, text: string) {
  await field.click()
  await field.fill(text)
  await page.locator('.ant-select-dropdown:visible').getByText(text, { exact: true }).first().click()
  await page.keyboard.press('Escape')
}

/** Pages in the sidebar, without sections. */
async function sidebar(page: Page): Promise<string[]> {
  const links = page.getByRole('navigation').first().getByRole('link')
  await expect(links.first()).toBeVisible()
  return (await links.allInnerTexts()).map((text) => text.trim())
}

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
