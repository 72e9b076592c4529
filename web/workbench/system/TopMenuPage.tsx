import { useState } from 'react'
import { menu } from '#contract/system/menu.ts'
import { TopMenuForm, type TopMenuRow, topmenu } from '#contract/system/top-menu.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import type { Column } from '../../ui/table/columns.ts'
import { GrantDrawer } from './GrantDrawer.tsx'
import { IconInput, IconName } from './IconInput.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'
import { tenants } from './trees.ts'

const columns: Column<TopMenuRow>[] = [
  { key: 'name', title: '菜单名称', width: 200 },
  { key: 'code', title: '菜单编号', width: 180, sort: true },
  { key: 'source', title: '菜单图标', width: 140, render: (row) => <IconName name={row.source} /> },
  { key: 'path', title: '路由地址', width: 220 },
  { key: 'sort', title: '菜单排序', width: 110, align: 'right', sort: true },
]
const filters = TopMenuForm.pick({ code: true, name: true })

export function TopMenuPage() {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const maySet = useMay('topmenu')('setting')
  const [setting, setSetting] = useState<TopMenuRow>()
  return (
    <CrudPage
      title={title('topmenu')}
      permission="topmenu"
      noun="顶部菜单"
      calls={topmenu}
      form={TopMenuForm}
      columns={columns}
      filters={filters}
      contains={['code', 'name']}
      trees={{ tenantId: tenants }}
      setOnce={['tenantId']}
      inputs={{ source: IconInput }}
      fresh={{ sort: 1 }}
      rowActions={(row) => [maySet && { key: 'menus', label: t('menuSetting'), onClick: () => setSetting(row) }]}
    >
      {setting && <MenuSetting row={setting} onClose={() => setSetting(undefined)} />}
    </CrudPage>
  )
}

function MenuSetting({ row, onClose }: { row: TopMenuRow; onClose: () => void }) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const { data: trees } = useCall(menu['grant-top-tree'], {})
  const { data: keys } = useCall(menu['top-tree-keys'], { topMenuIds: row.id }, { staleTime: 0 })
  const save = useAction(topmenu.grant, { done: form('done'), after: onClose, outdates: [menu['top-tree-keys']] })
  return (
    <GrantDrawer
      title={t('menuSetting')}
      note={row.name}
      tabs={trees && [{ key: 'menu', title: t('menuTab'), nodes: trees.menu }]}
      granted={keys}
      saving={save.isPending}
      onSave={({ menu: menuIds = [] }) => save.mutate({ topMenuIds: row.id, menuIds })}
      onClose={onClose}
    />
  )
}
