import type { ReactNode } from 'react'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Crumbs } from '../catalogue/Crumbs.tsx'
import './Article.css'
import './PageHead.css'
import { contentTexts } from './texts.ts'

interface ArticleProps {
  readonly title: string
  readonly subTitle?: string
  readonly facts: readonly string[]
  readonly html: string
  readonly trail: readonly { to: string; name: string }[]
  readonly picture?: ReactNode
  readonly after?: ReactNode
  readonly aside?: ReactNode
}

/** A text with its title, what is known about it and what stands beside it. */
export function Article({ title, subTitle, facts, html, trail, picture, after, aside }: ArticleProps) {
  const t = useTexts(contentTexts)
  return (
    <div className="wrap article-page">
      <Crumbs trail={trail} here={title} />
      <div className="page-columns">
        <article className="article">
          <h1>{title}</h1>
          {subTitle && <p className="article-lead">{subTitle}</p>}
          <p className="article-facts">
            {facts.filter(Boolean).map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
            <span>{t('demo')}</span>
          </p>
          {picture}
          <RichText html={html} />
          {after}
        </article>
        {aside && <aside className="side-stack">{aside}</aside>}
      </div>
    </div>
  )
}
