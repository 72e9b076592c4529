import { useTexts } from '../../app/i18n/use-texts.ts'
import { organisationOf } from '../../app/session/landing.ts'
import { useSession } from '../../app/session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Page } from '../../ui/Page.tsx'
import { TodayLine } from './TodayLine.tsx'
import { welcomeTexts } from './texts.ts'
import { useToday } from './use-today.ts'

/** Institutions and government: who they are here, and what kind of day it is. */
export function InstitutionBrief() {
  const t = useTexts(welcomeTexts)
  const session = useSession()
  const today = useToday()
  if (!session) return null
  const name = session.user.detail.financeName || organisationOf(session.user)
  return (
    <Page
      title={today ? t(today.working ? 'institutionBrief' : 'institutionFree', { name }) : t('hello', { name })}
      note={t('institutionNote')}
    >
      <Card title={name} note={<TodayLine />}>
        <Facts
          facts={[
            { label: t('organisation'), value: name },
            { label: t('code'), value: session.user.detail.orgCode || '–' },
            { label: t('phone'), value: session.user.phone || '–' },
          ]}
        />
      </Card>
    </Page>
  )
}
