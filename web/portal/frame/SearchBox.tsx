import { useEffect, useState } from 'react'
import { Form, Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { isPage } from './existing-pages.ts'
import { inLang } from './in-lang.ts'
import { frameTexts } from './texts.ts'

const turn = 3000
// Until the whole site can be searched, the shop is.
const results = isPage('/siteSearch/result') ? '/siteSearch/result' : '/financeShop'
const start = isPage('/siteSearch') ? '/siteSearch' : '/financeShop'

/** A plain GET form, so it also searches without script. The placeholder takes turns while nobody uses the box. */
export function SearchBox({ hints }: { hints: readonly string[] }) {
  const t = useTexts(frameTexts)
  const lang = useLang()
  const [paused, setPaused] = useState(false)
  const hint = useRotation(hints, paused) ?? t('searchHint')
  return (
    <>
      <search className="portal-search">
        <Form
          action={inLang(results, lang)}
          onSubmit={(event) => trimKeyword(event.currentTarget)}
          onPointerEnter={() => setPaused(true)}
          onPointerLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <button type="submit" aria-label={t('search')}>
            <Icon name="search" size={20} />
          </button>
          <input name="keyWord" type="search" placeholder={hint} aria-label={t('search')} />
        </Form>
      </search>
      <Link className="portal-search-link" to={inLang(start, lang)} aria-label={t('search')}>
        <Icon name="search" size={22} />
      </Link>
    </>
  )
}

function useRotation(hints: readonly string[], paused: boolean) {
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (paused || still || hints.length < 2) return
    const timer = setInterval(() => setIndex((now) => now + 1), turn)
    return () => clearInterval(timer)
  }, [paused, hints.length])
  return hints[index % Math.max(1, hints.length)]
}

function trimKeyword(form: HTMLFormElement) {
  const input = form.elements.namedItem('keyWord')
  if (input instanceof HTMLInputElement) input.value = input.value.trim()
}
