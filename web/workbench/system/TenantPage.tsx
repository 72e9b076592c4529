import { Button } from 'antd'
import { useState } from 'react'
import { Text } from '#contract/kit/index.ts'
import { TenantForm, type TenantRow, TenantSettingForm, tenant } from '#contract/system/tenant.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { EditDrawer } from '../../ui/form/EditDrawer.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import type { Column } from '../../ui/table/columns.ts'
import { PackageInput } from './PackageInput.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

const UNLIMITED = -1

const columns: Column<TenantRow>[] = [
  { key: 'tenantName', title: '租户名称', width: 160 },
  { key: 'tenantId', title: '租户编号', width: 110, sort: true },
  { key: 'linkman', title: '联系人', width: 120 },
  { key: 'contactNumber', title: '联系电话', width: 140 },
  {
    key: 'accountNumber',
    title: '账号额度',
    width: 100,
    align: 'right',
    render: (row) => <Quota count={row.accountNumber} />,
  },
  { key: 'expireTime', title: '过期时间', width: 170, render: (row) => <Expiry time={row.expireTime} /> },
  { key: 'address', title: '联系地址', width: 160 },
  { key: 'domainUrl', title: '绑定域名', width: 160, optional: true },
  { key: 'backgroundUrl', title: '系统背景', width: 180, optional: true },
]
const filters = TenantForm.pick({ tenantName: true, contactNumber: true }).extend({ tenantId: Text('租户编号') })
const packageForm = tenant['package-setting'].input.pick({ packageId: true })

type Dialog = { readonly kind: 'setting' | 'package'; readonly rows: readonly TenantRow[] }

export function TenantPage() {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const mayEdit = useMay('tenant')('edit')
  const [dialog, setDialog] = useState<Dialog>()
  return (
    <CrudPage
      title={title('tenant')}
      permission="tenant"
      noun="租户"
      calls={tenant}
      form={TenantForm}
      columns={columns}
      filters={filters}
      rowActions={(row) => [
        mayEdit && { key: 'setting', label: t('setting'), onClick: () => setDialog({ kind: 'setting', rows: [row] }) },
        mayEdit && { key: 'package', label: t('package'), onClick: () => setDialog({ kind: 'package', rows: [row] }) },
      ]}
      batch={(rows) => mayEdit && <Button onClick={() => setDialog({ kind: 'setting', rows })}>{t('setting')}</Button>}
    >
      {dialog && <TenantDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </CrudPage>
  )
}

function TenantDialog({ kind, rows, onClose }: Dialog & { onClose: () => void }) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const [first] = rows
  if (!first) return null
  const names = rows.map(({ tenantName }) => tenantName).join('、')
  const shared = { note: names, done: form('done'), onClose }
  if (kind === 'package')
    return (
      <EditDrawer
        {...shared}
        title={t('package')}
        schema={packageForm}
        call={tenant['package-setting']}
        initial={{ id: first.id, tenantId: first.tenantId, packageId: first.packageId }}
        inputs={{ packageId: PackageInput }}
      />
    )
  return (
    <EditDrawer
      {...shared}
      title={t('setting')}
      note={t('settingNote', { names })}
      schema={TenantSettingForm}
      call={tenant.setting}
      initial={{
        id: first.id,
        ids: rows.map(({ id }) => id).join(','),
        accountNumber: first.accountNumber ?? UNLIMITED,
        expireTime: first.expireTime,
      }}
    />
  )
}

function Quota({ count = UNLIMITED }: { count?: number }) {
  const t = useTexts(systemTexts)
  return count === UNLIMITED ? t('unlimited') : count
}

function Expiry({ time }: { time?: string }) {
  const t = useTexts(systemTexts)
  return time || t('noExpiry')
}
