import { useEffect } from 'react'
import { Link, type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { type Counted, policyHall, policySearch } from '#contract/policy/index.ts'
import { callContext } from '../../app/context.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { changed } from '../content/list-address.ts'
import { PageHead } from '../content/PageHead.tsx'
import { SearchForm } from '../content/SearchForm.tsx'
import { inLang } from '../frame/in-lang.ts'
import { todayHere } from '../home/due.ts'
import { SectionHead } from '../home/Section.tsx'
import { DueList, PolicyLinks } from './DueList.tsx'
import { FilterChips } from './FilterChips.tsx'
import { hallStateOf, SECTIONS } from './hall-state.ts'
import './HallPage.css'
import { PolicyCard } from './PolicyCard.tsx'
import { policyTexts } from './texts.ts'

const SHOWN = 5
const LISTED_ELSEWHERE = ['3', '4']

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { pathname, search, searchParams } = new URL(request.url)
  const state = hallStateOf(searchParams)
  // Laws and interpretations have no section here: their list is the result page.
  if (LISTED_ELSEWHERE.includes(state.policyType)) throw redirect(`${pathname.replace(/\.data$/, '')}/result${search}`)
  const call = context.get(callContext)
  const find = (input: object) => call(policySearch.policySearch, { current: 1, ...input })
  const [counts, due, explained, ...sections] = await Promise.all([
    call(policyHall.counts, {}),
    find({ size: 6, sorts: '2' }),
    find({ size: 6, policyType: '4' }),
    ...SECTIONS.map(({ type }) =>
      find({ size: SHOWN, policyType: type, grade: state.grade, label: state.section === type ? state.label : '' }),
    ),
  ])
  return { state, counts, due: due.records, explained: explained.records, sections, today: todayHere() }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), policyTexts)
  return pageMeta(args, { title: t('hall'), description: t('describe') })
}

export default function HallPage() {
  const { state, counts, due, explained, sections, today } = useLoaderData<typeof loader>()
  const t = useTexts(policyTexts)
  const lang = useLang()
  const [params] = useSearchParams()
  useScrollTo(state.scroll)
  const shown = SECTIONS.map((section, at) => ({ ...section, page: sections[at]! })).filter(
    ({ type }) => !state.policyType || state.policyType === type,
  )
  return (
    <>
      <PageHead
        title={t('hall')}
        note={t('hallNote', { count: counts.total })}
        search={<SearchForm word="" hint={t('hint')} action={inLang('/policyForEnterprise/result', lang)} />}
      >
        <Levels grades={counts.grades} chosen={state.grade} params={params} />
      </PageHead>
      <div className="wrap page-body page-columns">
        <div>
          {shown.map(({ type, block, page }) => (
            <section key={type} id={block} className="hall-section">
              <SectionHead
                title={t(type === '1' ? 'support' : 'fast')}
                note={t(type === '1' ? 'supportNote' : 'fastNote')}
                more={{ text: t('moreOf', { count: page.total }), to: resultAddress(type, state) }}
              />
              <FilterChips
                name={t('labels')}
                all={t('allLabels')}
                param="label"
                chosen={state.section === type ? state.label : ''}
                options={type === '1' ? counts.supportLabels : counts.fastLabels}
              />
              {page.records.length === 0 && <EmptyState title={t('none')} text={t('noneText')} />}
              <div className="policy-cards">
                {page.records.map((policy) => (
                  <PolicyCard key={policy.id} policy={policy} today={today} />
                ))}
              </div>
            </section>
          ))}
        </div>
        <aside className="side-stack">
          <div className="side-card match-entry">
            <h2>{t('matchEntry')}</h2>
            <p>{t('matchEntryText')}</p>
            <Button to={inLang('/policyService', lang)}>{t('startMatch')}</Button>
          </div>
          <DueList title={t('due')} policies={due} today={today} empty={t('noDue')} />
          <PolicyLinks title={t('explained')} policies={explained} more="/policyForEnterprise/result?policyType=4" />
        </aside>
      </div>
    </>
  )
}

function resultAddress(type: string, { grade, label, section }: { grade: string; label: string; section: string }) {
  const params = new URLSearchParams({ policyType: type })
  if (grade) params.set('policylevel', grade)
  if (label && section === type) params.set('label', label)
  return `/policyForEnterprise/result?${params}`
}

function Levels({ grades, chosen, params }: { grades: readonly Counted[]; chosen: string; params: URLSearchParams }) {
  const t = useTexts(policyTexts)
  const label = useLabel()
  return (
    <nav className="shop-tabs" aria-label={t('levels')}>
      <Link to={changed(params, { policylevel: '' })} aria-current={chosen === '' ? 'page' : undefined}>
        {t('allLevels')}
      </Link>
      {grades.map(({ key, name, count }) => (
        <Link
          key={key}
          to={changed(params, { policylevel: key })}
          aria-current={chosen === key ? 'page' : undefined}
          preventScrollReset
        >
          {label(name)} <i>{count}</i>
        </Link>
      ))}
    </nav>
  )
}

/** `scroll=block2` opens the page at its second section. */
function useScrollTo(block: string) {
  useEffect(() => {
    if (block) document.getElementById(block)?.scrollIntoView()
  }, [block])
}
