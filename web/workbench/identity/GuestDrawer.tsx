import { Drawer } from 'antd'
import { guest, guestLifecycle } from '#contract/identity/index.ts'
import { type Reply, stepsFrom } from '#contract/kit/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { HistoryLine } from '../../ui/HistoryLine.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { StateDot } from '../../ui/StateDot.tsx'
import { StepButtons } from '../../ui/StepButtons.tsx'
import './GuestDrawer.css'
import { identityTexts } from './texts.ts'

/** One registration: what was asked for, what became of it, and what can be done now. */
export function GuestDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTexts(identityTexts)
  const { data, error, refetch } = useCall(guest.detail, { id })
  const subject = data && `${data.name} ${data.account}`
  return (
    <Drawer
      open
      size={600}
      closable={{ placement: 'end' }}
      title={data ? t('guestOf', { name: data.name }) : ' '}
      onClose={onClose}
      footer={
        data &&
        stepsFrom(guestLifecycle, data.status).length > 0 && (
          <div className="guest-steps">
            <StepButtons lifecycle={guestLifecycle} calls={guest} record={data} subject={subject ?? ''} form="page" />
          </div>
        )
      }
    >
      {data ? (
        <Registration row={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton lines={8} />
      )}
    </Drawer>
  )
}

function Registration({ row }: { row: Reply<typeof guest.detail> }) {
  const t = useTexts(identityTexts)
  const label = useLabel()
  return (
    <div className="guest-drawer">
      <h3>{t('facts')}</h3>
      <Facts
        columns={2}
        facts={[
          { label: label('账号名称'), value: row.name },
          { label: label('登录账号'), value: row.account },
          { label: label('租户编号'), value: row.tenantId },
          { label: label('状态'), value: <StateDot lifecycle={guestLifecycle} state={row.status} /> },
          { label: label('申请时间'), value: row.createTime },
          { label: t('thirdParty'), value: t(row.oauthId ? 'bound' : 'unbound') },
        ]}
      />
      <HistoryLine history={row.history} verified={row.verified} />
    </div>
  )
}
