import { z } from 'zod'
import { crud, type Door, family, get, IdField, Ids, Int, rowOf, Text, TreeNode } from '#contract/kit/index.ts'
import { ByParent, ByTenant, Filters } from './queries.ts'

export const MENU_CATEGORY = { menu: 1, button: 2 } as const

const ADDRESS = /^(\/|https?:\/\/)/

export const MenuForm = z.object({
  parentId: IdField('上级菜单'),
  name: Text('菜单名称', { required: '请输入菜单名称', max: 64 }),
  path: Text('路由地址', { pattern: ADDRESS, message: '路由地址需以/或http开头' }),
  source: Text('菜单图标', { max: 100 }),
  code: Text('菜单编号', { required: '请输入菜单编号', max: 100 }),
  category: Int('菜单类型', {
    required: '请选择菜单类型',
    min: 1,
    max: 2,
    dict: 'menu_category',
    widget: 'select',
  }),
  alias: Text('菜单别名', { required: '请输入菜单别名', max: 100 }),
  action: Int('按钮功能', { min: 0, max: 3, dict: 'button_func', widget: 'select' }),
  isOpen: Int('新窗口', { min: 0, max: 2, dict: 'yes_no', widget: 'select' }),
  sort: Int('菜单排序', { required: '请输入菜单排序', min: 0 }),
  remark: Text('菜单备注'),
  topMenuId: IdField('顶部菜单', { widget: 'hidden' }),
})

export const MenuRow = rowOf(MenuForm, {
  parentName: z.string(),
  categoryName: z.string(),
  actionName: z.string(),
  isOpenName: z.string(),
  tenantId: z.string(),
})
export type MenuRow = z.output<typeof MenuRow>

export const MenuNode = MenuRow.extend({
  hasChildren: z.boolean().optional(),
  get children() {
    return z.array(MenuNode).optional()
  },
})
export type MenuNode = z.output<typeof MenuNode>

const TopMenuChoice = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  source: z.string(),
  path: z.string(),
  sort: z.number(),
})

const page = 'menu:/system/menu'
/** The pages that hang scopes under menus show the same table. */
const shownOn: readonly Door[] = [page, 'menu:/authority/datascope', 'menu:/authority/apiscope']
const rolePage = 'menu:/authority/role'
const topMenuPage = 'menu:/system/topmenu'

const forest = (title: string, who: Door | readonly Door[], input = Filters) =>
  get({ title, who, input, reply: z.array(MenuNode) })

const { detail, submit, remove } = crud({
  noun: '菜单',
  form: MenuForm,
  row: MenuRow,
  permission: 'menu',
  menu: page,
})

export const menu = family('blade-system/menu', {
  routes: get({
    title: '本人菜单',
    who: 'public',
    input: z.object({ topMenuId: IdField('顶部菜单') }),
    reply: z.array(MenuNode),
  }),
  buttons: get({ title: '本人按钮', who: 'login', reply: z.array(MenuNode) }),
  'top-menu': get({ title: '本人顶部菜单', who: 'login', reply: z.array(TopMenuChoice) }),
  list: forest('菜单树', page),
  'menu-list': forest('菜单树（不含按钮）', shownOn),
  'lazy-list': forest('下级菜单', page, ByParent),
  'lazy-menu-list': forest('下级菜单（不含按钮）', shownOn, ByParent),
  tree: get({ title: '菜单选择树', who: 'login', input: ByTenant, reply: z.array(TreeNode) }),
  detail,
  submit,
  remove,
  'grant-tree': get({
    title: '授权树',
    who: rolePage,
    reply: z.object({ menu: z.array(TreeNode), dataScope: z.array(TreeNode), apiScope: z.array(TreeNode) }),
  }),
  'role-tree-keys': get({
    title: '角色已授权项',
    who: rolePage,
    input: z.object({ roleIds: Ids }),
    reply: z.object({ menu: z.array(z.string()), dataScope: z.array(z.string()), apiScope: z.array(z.string()) }),
  }),
  'grant-top-tree': get({
    title: '顶部菜单授权树',
    who: topMenuPage,
    reply: z.object({ menu: z.array(TreeNode) }),
  }),
  'top-tree-keys': get({
    title: '顶部菜单已有菜单',
    who: topMenuPage,
    input: z.object({ topMenuIds: Ids }),
    reply: z.object({ menu: z.array(z.string()) }),
  }),
})
