import { Tabs } from 'antd'
import { useSearchParams } from 'react-router'
import { PasswordChange } from '../../app/account/PasswordChange.tsx'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { endSession } from '../../app/session/end.ts'
import { Card } from '../../ui/Card.tsx'
import { Page } from '../../ui/Page.tsx'
import './InfoPage.css'
import { Profile } from './Profile.tsx'
import { identityTexts } from './texts.ts'
import { titles } from './titles.ts'

/** What a person keeps of himself, and his password. */
export function InfoPage() {
  const t = useTexts(identityTexts)
  const title = useTexts(titles)
  const [params, setParams] = useSearchParams()
  return (
    <Page title={title('info')}>
      <Card>
        <Tabs
          activeKey={params.get('tab') === 'password' ? 'password' : 'profile'}
          onChange={(tab) => setParams({ tab }, { replace: true })}
          items={[
            { key: 'profile', label: t('profile'), children: <Profile /> },
            { key: 'password', label: t('password'), children: <OwnPassword /> },
          ]}
        />
      </Card>
    </Page>
  )
}

function OwnPassword() {
  const t = useTexts(identityTexts)
  return (
    <div className="info-password">
      <PasswordChange
        onDone={() => {
          notify.success(t('saved'))
          endSession()
        }}
      />
    </div>
  )
}
