import { Button } from 'antd'
import { useState } from 'react'
import { z } from 'zod'
import { guest, guestLifecycle, RegistrationForm } from '#contract/identity/index.ts'
import { Day, type Reply, Text } from '#contract/kit/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Page } from '../../ui/Page.tsx'
import { StateDot } from '../../ui/StateDot.tsx'
import { StepButtons } from '../../ui/StepButtons.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { GuestDrawer } from './GuestDrawer.tsx'
import { identityTexts } from './texts.ts'
import { titles } from './titles.ts'

type Row = Reply<typeof guest.page>['records'][number]

const columns: Column<Row>[] = [
  { key: 'account', title: '登录账号', width: 180, sort: true },
  { key: 'name', title: '账号名称', width: 200 },
  { key: 'tenantId', title: '租户编号', width: 110 },
  {
    key: 'status',
    title: '状态',
    width: 110,
    render: (row) => <StateDot lifecycle={guestLifecycle} state={row.status} />,
  },
  { key: 'createTime', title: '申请时间', width: 170, sort: true },
  { key: 'opinion', title: '意见' },
  { key: 'updateTime', title: '更新时间', width: 170, optional: true },
]

const filters = z.object({
  status: Text('状态', { choices: guestLifecycle.states }),
  account: RegistrationForm.shape.account,
  name: RegistrationForm.shape.name,
  createTime: Day('申请时间'),
})

/** Who asked for an account, and the decision about it. */
export function GuestPage() {
  const t = useTexts(identityTexts)
  const title = useTexts(titles)
  const [opened, setOpened] = useState<string>()
  return (
    <Page title={title('guest')} note={t('guestNote')}>
      <CallTable
        call={guest.page}
        name="guest"
        columns={columns}
        filters={filters}
        actions={(row) => (
          <>
            <Button type="link" onClick={() => setOpened(row.id)}>
              {t('view')}
            </Button>
            <StepButtons lifecycle={guestLifecycle} calls={guest} record={row} subject={`${row.name} ${row.account}`} />
          </>
        )}
      />
      {opened && <GuestDrawer id={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}
