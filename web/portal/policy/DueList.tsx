import { Link } from 'react-router'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { inLang } from '../frame/in-lang.ts'
import { DaysLeft } from '../home/DueChip.tsx'
import { dueOf } from '../home/due.ts'
import './HallPage.css'
import { policyTexts } from './texts.ts'

interface Listed {
  readonly id: string
  readonly title: string
  readonly gradeName: string
  readonly validDate: string
  readonly issueDate: string
}

interface DueListProps {
  readonly title: string
  readonly policies: readonly Listed[]
  readonly today: string
  readonly empty: string
}

/** What closes next, by day. */
export function DueList({ title, policies, today, empty }: DueListProps) {
  const lang = useLang()
  const t = useTexts(policyTexts)
  const label = useLabel()
  return (
    <div className="side-card">
      <h2>{title}</h2>
      {policies.length === 0 && <p className="muted">{empty}</p>}
      <ul className="due-list">
        {policies.map((policy) => {
          const due = dueOf(policy.validDate, today)
          return (
            <li key={policy.id} className={due.tone}>
              <b>
                <small>{t('monthOf', { month: Number(policy.validDate.slice(5, 7)) })}</small>
                {Number(policy.validDate.slice(8, 10))}
              </b>
              <Link to={inLang(`/policyDetail?id=${policy.id}`, lang)}>{policy.title}</Link>
              <span>
                {label(policy.gradeName)} · <DaysLeft due={due} />
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface PolicyLinksProps {
  readonly title: string
  readonly policies: readonly Pick<Listed, 'id' | 'title' | 'issueDate'>[]
  readonly more?: string
}

/** Titles with their dates. */
export function PolicyLinks({ title, policies, more }: PolicyLinksProps) {
  const t = useTexts(policyTexts)
  const lang = useLang()
  if (policies.length === 0) return null
  return (
    <div className="side-card">
      <h2>{title}</h2>
      <ul className="side-list">
        {policies.map(({ id, title: name, issueDate }) => (
          <li key={id}>
            <Link to={inLang(`/policyDetail?id=${id}`, lang)}>{name}</Link>
            <time dateTime={issueDate}>{issueDate.slice(5)}</time>
          </li>
        ))}
      </ul>
      {more && (
        <Link className="link" to={inLang(more, lang)}>
          {t('explained')}
        </Link>
      )}
    </div>
  )
}
