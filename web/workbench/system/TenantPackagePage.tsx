import { TenantPackageForm, type TenantPackageRow, tenantPackage } from '#contract/system/tenant-package.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { titleIn, useTree } from '../../ui/form/use-tree.ts'
import type { Column } from '../../ui/table/columns.ts'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'
import { packageMenus } from './trees.ts'

const columns: Column<TenantPackageRow>[] = [
  { key: 'packageName', title: '产品包名称', width: 220 },
  { key: 'menuId', title: '菜单', render: (row) => <MenuNames ids={row.menuId} /> },
  { key: 'remark', title: '备注', width: 260 },
]
const filters = TenantPackageForm.pick({ packageName: true })

export function TenantPackagePage() {
  const title = useTexts(titles)
  const form = useTexts(formTexts)
  return (
    <CrudPage
      title={title('tenantpackage')}
      permission="tenantpackage"
      noun="产品包"
      calls={tenantPackage}
      form={TenantPackageForm}
      columns={columns}
      filters={filters}
      trees={{ menuId: packageMenus }}
      done={form('done')}
      noView
    />
  )
}

const NAMED = 4

/** The first few menus by name, then how many there are. */
export function MenuNames({ ids }: { ids: string }) {
  const t = useTexts(systemTexts)
  const branches = useTree(packageMenus)
  const all = ids.split(',').filter(Boolean)
  const names = all.slice(0, NAMED).map((id) => titleIn(branches, id) ?? id)
  return all.length > NAMED ? t('menusMore', { names: names.join('、'), count: all.length }) : names.join('、')
}
