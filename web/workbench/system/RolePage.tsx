import { useState } from 'react'
import { menu } from '#contract/system/menu.ts'
import { RoleForm, type RoleNode, role } from '#contract/system/role.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { ForestPage } from '../../ui/ForestPage.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import type { Column } from '../../ui/table/columns.ts'
import { GrantDrawer } from './GrantDrawer.tsx'
import type { Granted } from './granted.ts'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'
import { rolesAbove, tenants } from './trees.ts'

const columns: Column<RoleNode>[] = [
  { key: 'roleName', title: '角色名称', width: 240 },
  { key: 'roleAlias', title: '角色别名', width: 180 },
  { key: 'parentName', title: '上级角色', width: 180 },
  { key: 'tenantId', title: '所属租户', width: 120 },
  { key: 'sort', title: '角色排序', width: 100, align: 'right' },
]
const filters = RoleForm.pick({ roleName: true, roleAlias: true })

export function RolePage() {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const mayEdit = useMay('role')('edit')
  const [granting, setGranting] = useState<RoleNode>()
  return (
    <ForestPage
      title={title('role')}
      permission="role"
      noun="角色"
      calls={role}
      form={RoleForm}
      columns={columns}
      filters={filters}
      trees={{ parentId: rolesAbove, tenantId: tenants }}
      setOnce={['tenantId']}
      fresh={(above) => ({ sort: 1, tenantId: above?.tenantId })}
      rowActions={(row) => [mayEdit && { key: 'grant', label: t('grant'), onClick: () => setGranting(row) }]}
    >
      {granting && <GrantRole row={granting} onClose={() => setGranting(undefined)} />}
    </ForestPage>
  )
}

function GrantRole({ row, onClose }: { row: RoleNode; onClose: () => void }) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const { data: trees } = useCall(menu['grant-tree'], {})
  const { data: keys } = useCall(menu['role-tree-keys'], { roleIds: row.id }, { staleTime: 0 })
  const save = useAction(role.grant, { done: form('done'), after: onClose, outdates: [menu['role-tree-keys']] })
  const submit = ({ menu: menuIds = [], dataScope: dataScopeIds = [], apiScope: apiScopeIds = [] }: Granted) =>
    save.mutate({ roleIds: row.id, menuIds, dataScopeIds, apiScopeIds })
  return (
    <GrantDrawer
      title={t('grant')}
      note={row.roleName}
      tabs={
        trees && [
          { key: 'menu', title: t('menuTab'), nodes: trees.menu },
          { key: 'dataScope', title: t('dataTab'), nodes: trees.dataScope },
          { key: 'apiScope', title: t('apiTab'), nodes: trees.apiScope },
        ]
      }
      granted={keys}
      saving={save.isPending}
      onSave={submit}
      onClose={onClose}
    />
  )
}
