import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { inLang } from '../frame/in-lang.ts'
import { DaysLeft } from './DueChip.tsx'
import './Deadlines.css'
import { dueOf } from './due.ts'
import type { HomeData } from './load-home.ts'
import { type HomeText, homeTexts } from './texts.ts'

/** The next three days on which declarations close, and how many policies each level has. */
export function Deadlines({ due, grades, today }: Pick<HomeData, 'due' | 'grades' | 'today'>) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  return (
    <aside className="deadlines">
      <h3>{t('dueSoon')}</h3>
      {due.length === 0 && <p>{t('noDue')}</p>}
      <ul>
        {due.map((policy) => {
          const left = dueOf(policy.validDate, today)
          const last = new Date(policy.validDate)
          return (
            <li key={policy.id}>
              <div className={`deadline-day ${left.tone}`} aria-hidden="true">
                <i>{last.toLocaleDateString(lang, { month: 'short', timeZone: 'UTC' })}</i>
                <b>{last.getUTCDate()}</b>
              </div>
              <div>
                <Link to={inLang(`/policyDetail?id=${policy.id}`, lang)}>{policy.title}</Link>
                <span>
                  {t(policy.grade as HomeText)} · <DaysLeft due={left} />
                </span>
              </div>
            </li>
          )
        })}
      </ul>
      <div className="deadline-levels">
        {grades.map(({ key, count }) => (
          <Link key={key} to={inLang(`/policyForEnterprise?scroll=block2&policylevel=${key}`, lang)}>
            <b>{count}</b>
            {t(key as HomeText)}
          </Link>
        ))}
      </div>
    </aside>
  )
}
