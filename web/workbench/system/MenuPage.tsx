import { MENU_CATEGORY, MenuForm, type MenuNode, menu } from '#contract/system/menu.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { ForestPage } from '../../ui/ForestPage.tsx'
import { Tag } from '../../ui/Tag.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { IconInput, IconName } from './IconInput.tsx'
import { titles } from './titles.ts'
import { menusAbove } from './trees.ts'

const isButton = (category: unknown) => Number(category) === MENU_CATEGORY.button

const columns: Column<MenuNode>[] = [
  { key: 'name', title: '菜单名称', width: 210 },
  { key: 'path', title: '路由地址', width: 190 },
  { key: 'source', title: '菜单图标', width: 110, render: (row) => row.source && <IconName name={row.source} /> },
  { key: 'code', title: '菜单编号', width: 180 },
  {
    key: 'category',
    title: '菜单类型',
    width: 80,
    render: (row) => <Tag tone={isButton(row.category) ? 'plain' : 'key'}>{row.categoryName}</Tag>,
  },
  { key: 'alias', title: '菜单别名', width: 120, optional: true },
  { key: 'actionName', title: '按钮功能', width: 90 },
  { key: 'isOpenName', title: '新窗口', width: 90, optional: true },
  { key: 'sort', title: '菜单排序', width: 80, align: 'right' },
]
const filters = MenuForm.pick({ name: true, code: true, alias: true, path: true })

export function MenuPage() {
  const title = useTexts(titles)
  return (
    <ForestPage
      title={title('menu')}
      permission="menu"
      noun="菜单"
      calls={menu}
      form={MenuForm}
      columns={columns}
      filters={filters}
      trees={{ parentId: menusAbove }}
      inputs={{ source: IconInput }}
      when={{
        path: ({ category }) => !isButton(category),
        source: ({ category }) => !isButton(category),
        isOpen: ({ category }) => !isButton(category),
        action: ({ category }) => isButton(category),
      }}
      fresh={(above) => (above?.path ? NEW_BUTTON(above) : NEW_MENU)}
    />
  )
}

const NEW_MENU = { category: MENU_CATEGORY.menu, alias: 'menu', sort: 1, isOpen: 1 }

/** Below a page come its buttons, and their codes start with the page's. */
const NEW_BUTTON = ({ code, parentId, children = [] }: MenuNode) =>
  parentId === '0'
    ? { ...NEW_MENU, sort: children.length + 1 }
    : { category: MENU_CATEGORY.button, code: `${code}_`, action: 2, sort: children.length + 1 }
