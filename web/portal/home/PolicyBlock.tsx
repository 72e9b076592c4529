import { useState } from 'react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Cover } from '../../ui/Cover.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import { topicOf } from './cover-topic.ts'
import { Deadlines } from './Deadlines.tsx'
import { DueChip, LevelBadge } from './DueChip.tsx'
import type { HomeData, NewsCard, PolicyCard } from './load-home.ts'
import './PolicyBlock.css'
import { SectionHead } from './Section.tsx'
import { homeTexts } from './texts.ts'

const MORE = {
  policy: { text: 'morePolicies', to: '/policyForEnterprise?scroll=block2&policylevel=' },
  news: { text: 'moreNews', to: '/newsCenter?type=news' },
} as const

/** Two policies or two items of news, and what closes soon. */
export function PolicyBlock(data: Pick<HomeData, 'policies' | 'pictured' | 'due' | 'grades' | 'today'>) {
  const t = useTexts(homeTexts)
  const [tab, setTab] = useState<keyof typeof MORE>('policy')
  const { text, to } = MORE[tab]
  const tabs = [
    { value: 'policy', label: t('financePolicy') },
    { value: 'news', label: t('hotNews') },
  ] as const
  return (
    <section className="home-section alt">
      <div className="wrap">
        <SectionHead title={t('policyHall')} {...(isPage(to) && { more: { text: t(text), to } })}>
          <Tabs id="policy-hall" label={t('policyHall')} tabs={tabs} value={tab} onChange={setTab} />
        </SectionHead>
        <div className="policy-block">
          <div
            className="policy-pair"
            role="tabpanel"
            id={`policy-hall-${tab}`}
            aria-labelledby={`policy-hall-${tab}-tab`}
          >
            {tab === 'policy'
              ? data.policies.map((policy) => <PolicyItem key={policy.id} policy={policy} today={data.today} />)
              : data.pictured.map((news) => <NewsItem key={news.id} news={news} />)}
          </div>
          <Deadlines due={data.due} grades={data.grades} today={data.today} />
        </div>
      </div>
    </section>
  )
}

function PolicyItem({ policy, today }: { policy: PolicyCard; today: string }) {
  const t = useTexts(homeTexts)
  const to = inLang(`/policyDetail?id=${policy.id}`, useLang())
  return (
    <article className="policy-item">
      <div className="policy-meta">
        <LevelBadge grade={policy.grade} />
        <span>{t('published', { date: policy.date.slice(0, 10) })}</span>
        <DueChip validDate={policy.validDate} today={today} />
      </div>
      <h3>
        <Link to={to}>{policy.title}</Link>
      </h3>
      <p>{policy.summary}</p>
      <div className="policy-labels">
        {policy.labels.map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
      </div>
      {policy.benefitText && (
        <div className="policy-gain">
          <span>{policy.benefitName}</span>
          <b>{policy.benefitText}</b>
          <Link to={to}>
            {t('seeTerms')}
            <Icon name="right" />
          </Link>
        </div>
      )}
    </article>
  )
}

function NewsItem({ news }: { news: NewsCard }) {
  const to = inLang(`/newsDetail?id=${news.id}`, useLang())
  return (
    <article className="policy-item news-item">
      <Cover topic={topicOf(news.cover)} seed={news.id} />
      <div>
        <div className="policy-meta">
          <Tag>{news.infoTypeName}</Tag>
          <span>{news.date}</span>
        </div>
        <h3>
          <Link to={to}>{news.adTitle}</Link>
        </h3>
        <p>{news.subTitle}</p>
      </div>
    </article>
  )
}
