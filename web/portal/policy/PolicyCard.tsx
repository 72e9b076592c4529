import { Link } from 'react-router'
import type { PolicyRow } from '#contract/policy/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { inLang } from '../frame/in-lang.ts'
import { DueChip, LevelBadge } from '../home/DueChip.tsx'
import '../home/PolicyBlock.css'
import './PolicyCard.css'
import { Marked } from './Marked.tsx'
import { policyTexts } from './texts.ts'

interface PolicyCardProps {
  readonly policy: PolicyRow
  readonly today: string
  /** Words to mark in the title. */
  readonly word?: string
  readonly to?: string
}

/** Laws and interpretations have nothing to declare. */
const DECLARED = ['1', '2']

/** One policy: level, date and deadline, then what it gives. Without an id or a title there is nothing to show. */
export function PolicyCard({ policy, today, word = '', to = `/policyDetail?id=${policy.id}` }: PolicyCardProps) {
  const t = useTexts(policyTexts)
  const label = useLabel()
  const address = inLang(to, useLang())
  if (!policy.id || !policy.title) return null
  return (
    <article className="policy-item">
      <div className="policy-meta">
        <LevelBadge grade={policy.grade} />
        <span>{t('published', { date: policy.date })}</span>
        {DECLARED.includes(policy.policyType) && <DeadlineChip validDate={policy.validDate} today={today} />}
        {policy.areaName && <span>{label(policy.areaName)}</span>}
      </div>
      <h3>
        <Link to={address}>
          <Marked text={policy.title} word={word} />
        </Link>
      </h3>
      <p>{policy.summary}</p>
      <div className="policy-labels">
        {[policy.policyTypeName, ...policy.labelNames.split(',')].filter(Boolean).map((name) => (
          <Tag key={name}>{label(name)}</Tag>
        ))}
      </div>
      {policy.benefitText && (
        <div className="policy-gain">
          <span>{policy.benefitName}</span>
          <b>{policy.benefitText}</b>
          <Link to={address}>
            {t('seeTerms')}
            <Icon name="right" />
          </Link>
        </div>
      )}
    </article>
  )
}

/** As on the home page, but a day that has passed says so. */
export function DeadlineChip({ validDate, today }: { validDate: string; today: string }) {
  const t = useTexts(policyTexts)
  if (validDate && validDate < today) return <span className="due-chip over">{t('over')}</span>
  return <DueChip validDate={validDate} today={today} />
}
