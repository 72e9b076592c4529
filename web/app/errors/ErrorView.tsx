import { useTexts } from '../i18n/use-texts.ts'
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

const targets: Record<Way, string> = {
  home: '/homepage',
  search: '/siteSearch',
  login: '/login',
  retry: '',
  contact: '/platformDynamics?code=au4',
}

export function ErrorView({ kind }: { kind: ErrorKind }) {
  const t = useTexts(errorTexts)
  return (
    <section className="error-view">
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <p className="error-view-ways">
        {ways[kind].map((way, order) => (
          <a key={way} className={order === 0 ? 'btn p lg' : 'btn o lg'} href={targets[way]}>
            {t(way)}
          </a>
        ))}
      </p>
    </section>
  )
}
