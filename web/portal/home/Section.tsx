import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLang } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inLang } from '../frame/in-lang.ts'
import './Section.css'

interface SectionHeadProps {
  readonly title: string
  readonly note?: string
  readonly more?: { readonly text: string; readonly to: string }
  readonly children?: ReactNode
}

/** A section's title on its hairline, with a sentence beside it and the way to more at the end. */
export function SectionHead({ title, note, more, children }: SectionHeadProps) {
  const lang = useLang()
  return (
    <div className="section-head">
      <h2>{title}</h2>
      {note && <p>{note}</p>}
      {children}
      {more && (
        <Link className="section-more" to={inLang(more.to, lang)}>
          {more.text}
          <Icon name="right" />
        </Link>
      )}
    </div>
  )
}

interface PagerProps {
  readonly page: number
  readonly pages: number
  readonly onPage: (page: number) => void
  readonly previous: string
  readonly next: string
}

/** Turns the pages of a section, and stops at both ends. */
export function Pager({ page, pages, onPage, previous, next }: PagerProps) {
  return (
    <div className="section-pager">
      <span aria-live="polite">
        {page + 1} / {pages}
      </span>
      <button type="button" aria-label={previous} disabled={page === 0} onClick={() => onPage(page - 1)}>
        <Icon name="left" />
      </button>
      <button type="button" aria-label={next} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        <Icon name="right" />
      </button>
    </div>
  )
}
