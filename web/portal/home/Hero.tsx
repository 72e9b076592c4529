import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import { AskBox } from './AskBox.tsx'
import './Hero.css'
import type { HomeData } from './load-home.ts'
import scene from './scene.svg?url&no-inline'
import { homeTexts } from './texts.ts'

const TURN_MS = 6000
/** A title in two halves stands on two lines, and its first half names the topic. */
const COMMA = /[，,]\s*/

/** Hot topics over the bridge; they take turns while nobody reads or touches them. */
export function Hero({ topics }: { topics: HomeData['topics'] }) {
  const t = useTexts(homeTexts)
  const [paused, setPaused] = useState(false)
  const [at, setAt] = useTurns(topics.length, paused)
  const topic = topics[at]
  return (
    <section className="hero" aria-label={t('hero')}>
      <img className="hero-scene" src={scene} alt="" width="1440" height="568" />
      <div className="wrap">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: standing still while somebody reads is no control */}
        <div
          className="hero-slide"
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          {topic && <Topic topic={topic} />}
          {topics.length > 1 && (
            <fieldset className="hero-dots" aria-label={t('topics')}>
              {topics.map(({ id, title }, index) => (
                <button key={id} type="button" aria-pressed={index === at} onClick={() => setAt(index)}>
                  {title.split(COMMA)[0]}
                </button>
              ))}
            </fieldset>
          )}
        </div>
        <AskBox />
      </div>
    </section>
  )
}

function Topic({ topic: { title, summary, linkUrl } }: { topic: HomeData['topics'][number] }) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const outside = /^https?:/.test(linkUrl)
  return (
    <>
      <span className="hero-kick">{t('hot')}</span>
      <h1>
        {title.split(COMMA).map((part) => (
          <span key={part}>{part}</span>
        ))}
      </h1>
      <p>{summary}</p>
      {outside && (
        <a className="button primary large" href={linkUrl} rel="noreferrer">
          {t('look')}
        </a>
      )}
      {!outside && isPage(linkUrl) && (
        <Link className="button primary large" to={inLang(linkUrl, lang)}>
          {t('look')}
        </Link>
      )}
    </>
  )
}

function useTurns(count: number, paused: boolean) {
  const [at, setAt] = useState(0)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (paused || still || count < 2) return
    const timer = setInterval(() => setAt((now) => (now + 1) % count), TURN_MS)
    return () => clearInterval(timer)
  }, [paused, count])
  return [at, setAt] as const
}
