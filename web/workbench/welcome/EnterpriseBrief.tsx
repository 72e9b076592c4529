import { oauth } from '#contract/identity/auth.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useSession } from '../../app/session/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Page } from '../../ui/Page.tsx'
import { StatusDot, type Tone } from '../../ui/StatusDot.tsx'
import { TodayLine } from './TodayLine.tsx'
import { welcomeTexts } from './texts.ts'

const CERTIFY = '/myEnterprise/companyManage/index'

const STEPS = {
  open: { title: 'entUncertified', note: 'entUncertifiedNote', action: 'toCertify', to: CERTIFY, tone: 'waiting' },
  review: { title: 'entReviewing', note: 'entReviewingNote', action: 'toSee', to: CERTIFY, tone: 'doing' },
  rejected: { title: 'entRejected', note: 'entRejectedNote', action: 'toCorrect', to: CERTIFY, tone: 'failed' },
  certified: { title: 'entCertified', note: 'entCertifiedNote', action: 'toShop', to: '/financeShop', tone: 'done' },
} as const

/** By certification state (wire §6.3). */
const STEP_OF: Readonly<Record<string, keyof typeof STEPS>> = {
  '01': 'review',
  '02': 'rejected',
  '03': 'review',
  '04': 'rejected',
  '05': 'review',
  '06': 'certified',
}
const STATES = ['00', '01', '02', '03', '04', '05', '06'] as const

/** Enterprises: how far the certification is, and the one next step. */
export function EnterpriseBrief() {
  const t = useTexts(welcomeTexts)
  const session = useSession()
  // Asked afresh: a review may have ended since the login.
  const { data } = useCall(oauth['user-info'], {})
  const user = data ?? session?.user
  if (!user) return null
  const { authStatus, enterpriseName, orgCode } = user.detail
  const step = STEPS[STEP_OF[authStatus] ?? 'open']
  const state = STATES.find((one) => one === authStatus) ?? '00'
  const tone: Tone = step.tone
  return (
    <Page title={t(step.title, { name: enterpriseName })} note={t(step.note)}>
      <Card
        title={enterpriseName}
        note={<TodayLine />}
        actions={
          <Button kind="primary" size="small" to={step.to}>
            {t(step.action)}
          </Button>
        }
      >
        <Facts
          facts={[
            { label: t('certification'), value: <StatusDot tone={tone}>{t(`status${state}`)}</StatusDot> },
            { label: t('code'), value: orgCode || '–' },
            { label: t('phone'), value: user.phone || '–' },
          ]}
        />
      </Card>
    </Page>
  )
}
