import { log } from '#contract/system/log.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useSession } from '../../app/session/store.ts'
import { Card } from '../../ui/Card.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { welcomeTexts } from './texts.ts'

const SHOWN = 6
const REFUSED = 400

/** What the user changed last, as the API log has it. */
export function RecentChanges() {
  const t = useTexts(welcomeTexts)
  const account = useSession()?.user.account ?? ''
  const { data } = useCall(log['api/list'], { createBy_equal: account, method_equal: 'POST', size: SHOWN })
  if (!data) return null
  return (
    <Card title={t('recent')} note={t('recentNote')}>
      {data.total === 0 ? (
        <p className="muted">{t('noRecent')}</p>
      ) : (
        <ul className="recent">
          {data.records.map((row) => (
            <li key={row.id}>
              <time>{row.createTime.slice(5, 16)}</time>
              <StatusDot tone={row.status < REFUSED ? 'done' : 'failed'}>{row.title}</StatusDot>
              <span className="mono muted">{row.requestUri}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
