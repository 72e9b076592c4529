import { ClientForm, type ClientRow, client, GRANT_TYPES } from '#contract/system/client.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { CheckList } from '../../ui/form/CheckList.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { titles } from './titles.ts'

const columns: Column<ClientRow>[] = [
  { key: 'clientId', title: '客户端id', width: 130, sort: true },
  { key: 'clientSecret', title: '客户端密钥', width: 90 },
  {
    key: 'authorizedGrantTypes',
    title: '授权类型',
    width: 280,
    render: (row) => <GrantTypes list={row.authorizedGrantTypes} />,
  },
  { key: 'scope', title: '授权范围', width: 70 },
  { key: 'accessTokenValidity', title: '令牌秒数', width: 80, align: 'right' },
  { key: 'refreshTokenValidity', title: '刷新秒数', width: 80, align: 'right' },
  { key: 'webServerRedirectUri', title: '回调地址', width: 150 },
  { key: 'status', title: '启用', width: 60, render: (row) => <Enabled status={row.status} /> },
]
const filters = ClientForm.pick({ clientId: true })

export function ClientPage() {
  const title = useTexts(titles)
  return (
    <CrudPage
      title={title('client')}
      permission="client"
      noun="应用"
      calls={client}
      form={ClientForm}
      columns={columns}
      filters={filters}
      contains={['clientId']}
      inputs={{ authorizedGrantTypes: CheckList }}
      fresh={{
        authorizedGrantTypes: 'password,refresh_token',
        scope: 'all',
        accessTokenValidity: 3600,
        refreshTokenValidity: 604_800,
        signRequired: 0,
        status: 1,
      }}
    />
  )
}

function GrantTypes({ list }: { list: string }) {
  const label = useLabel()
  // The choices' keys are the only values the server takes.
  const names = list.split(',').map((type) => label(GRANT_TYPES[type as keyof typeof GRANT_TYPES] ?? type))
  return names.join('、')
}

function Enabled({ status }: { status?: number }) {
  const label = useLabel()
  return <StatusDot tone={status === 0 ? 'idle' : 'done'}>{label(status === 0 ? '否' : '是')}</StatusDot>
}
