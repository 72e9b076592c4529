import type { z } from 'zod'
import type { HistoryEntry } from '#contract/kit/index.ts'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import './HistoryLine.css'
import { Icon } from './Icon.tsx'
import { Timeline } from './Timeline.tsx'
import { uiTexts } from './texts.ts'

type Entry = z.output<typeof HistoryEntry>

const SHORT = 4

/** The recorded steps of a case, newest first, and whether the chain of their hashes holds. */
export function HistoryLine({ history, verified }: { history: readonly Entry[]; verified: boolean }) {
  const t = useTexts(uiTexts)
  const label = useLabel()
  const entries = history.toReversed().map((entry) => ({
    key: entry.id,
    what: label(entry.action),
    when: entry.createTime.slice(5, 16),
    who: [entry.operatorName, entry.operatorOrg].filter(Boolean).join('，'),
    opinion: entry.opinion,
    ...(verified && { hash: `${entry.hash.slice(0, SHORT)}…${entry.hash.slice(-SHORT)}` }),
  }))
  return (
    <section className="history-line">
      <header>
        <h3>{t('history')}</h3>
        <span className={verified ? 'ok' : 'broken'}>
          <Icon name={verified ? 'verified' : 'alert'} />
          {t(verified ? 'chainHolds' : 'chainBroken', { count: history.length })}
        </span>
      </header>
      <Timeline entries={entries} />
    </section>
  )
}
