import { Button } from '../../ui/Button.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { BrokenBridge } from './BrokenBridge.tsx'
import './ErrorView.css'
import type { ErrorKind } from './kinds.ts'
import { errorTexts } from './texts.ts'

type Way = 'home' | 'search' | 'login' | 'retry' | 'contact'

const ways: Record<ErrorKind, readonly Way[]> = {
  '403': ['login', 'home'],
  '404': ['home', 'search'],
  '500': ['retry', 'home'],
  'no-permission': ['login', 'contact'],
}

const targets: Record<Exclude<Way, 'retry'>, string> = {
  home: '/homepage',
  search: '/siteSearch',
  login: '/login',
  contact: '/platformDynamics?code=au4',
}

export function ErrorView({ kind }: { kind: ErrorKind }) {
  const t = useTexts(errorTexts)
  return (
    <section className="error-view">
      <BrokenBridge />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <p className="error-view-ways">
        {ways[kind].map((way, order) => (
          <Button key={way} kind={order === 0 ? 'primary' : 'outline'} size="large" {...wayOut(way)}>
            {t(way)}
          </Button>
        ))}
      </p>
    </section>
  )
}

function wayOut(way: Way) {
  return way === 'retry' ? { onClick: () => location.reload() } : { to: targets[way] }
}
