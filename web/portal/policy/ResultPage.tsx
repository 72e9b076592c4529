import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useSearchParams } from 'react-router'
import { zone } from '#contract/content/index.ts'
import { POLICY_SORTS, policyHall, policySearch } from '#contract/policy/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ListPager } from '../content/ListPager.tsx'
import { changed } from '../content/list-address.ts'
import { PageHead } from '../content/PageHead.tsx'
import { SearchForm } from '../content/SearchForm.tsx'
import { inLang } from '../frame/in-lang.ts'
import { todayHere } from '../home/due.ts'
import { zoneNameIn } from '../zone/zone-names.ts'
import { FilterChips } from './FilterChips.tsx'
import { resultStateOf } from './hall-state.ts'
import './HallPage.css'
import { PolicyCard } from './PolicyCard.tsx'
import './ResultPage.css'
import { policyTexts } from './texts.ts'

const PAGE_SIZE = 10

export async function loader({ request, context }: LoaderFunctionArgs) {
  const state = resultStateOf(new URL(request.url).searchParams)
  const call = context.get(callContext)
  const [page, counts, zones] = await Promise.all([
    call(policySearch.policySearch, { ...state, size: PAGE_SIZE }),
    call(policyHall.counts, {}),
    state.modelCode ? call(zone.list, {}) : [],
  ])
  const chosen = zones.find(({ zoneKey }) => zoneKey === state.modelCode)
  return { state, page, counts, zone: chosen, today: todayHere() }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), policyTexts)
  const { keyWord = '' } = args.loaderData?.state ?? {}
  return pageMeta(args, { title: keyWord ? `${keyWord} · ${t('result')}` : t('result'), description: t('describe') })
}

export default function ResultPage() {
  const { state, page, counts, zone: chosen, today } = useLoaderData<typeof loader>()
  const t = useTexts(policyTexts)
  const lang = useLang()
  const [params] = useSearchParams()
  const kept = [...params].filter(([name]) => ['policylevel', 'label', 'policyType', 'tab', 'model'].includes(name))
  return (
    <>
      <PageHead
        title={t('result')}
        {...(chosen && { note: t('ofZone', { name: zoneNameIn(lang, chosen) }) })}
        trail={[{ to: inLang('/policyForEnterprise', lang), name: t('hall') }]}
        search={<SearchForm word={state.keyWord} hint={t('hint')} kept={kept} />}
      />
      <div className="wrap page-body">
        <div className="result-filters">
          <FilterRow name={t('type')}>
            <FilterChips
              name={t('type')}
              all={t('allTypes')}
              param="policyType"
              chosen={state.policyType}
              options={counts.types}
            />
          </FilterRow>
          <FilterRow name={t('levels')}>
            <FilterChips
              name={t('levels')}
              all={t('allLevels')}
              param="policylevel"
              chosen={state.grade}
              options={counts.grades}
            />
          </FilterRow>
          <FilterRow name={t('labels')}>
            <FilterChips
              name={t('labels')}
              all={t('allLabels')}
              param="label"
              chosen={state.label}
              options={[...counts.supportLabels, ...counts.fastLabels.filter(({ key }) => key !== 'rc')]}
            />
          </FilterRow>
        </div>
        <div className="result-bar">
          <p aria-live="polite">{t(page.more ? 'foundMore' : 'found', { count: page.total })}</p>
          <nav aria-label={t('sort')}>
            {POLICY_SORTS.filter((sort) => sort !== '1' || state.keyWord).map((sort) => (
              <Link
                key={sort}
                to={changed(params, { sorts: sort })}
                aria-current={state.sorts === sort ? 'true' : undefined}
                preventScrollReset
              >
                {t(`sort${sort}`)}
              </Link>
            ))}
          </nav>
        </div>
        {page.records.length === 0 && (
          <EmptyState
            title={t('none')}
            text={t('noneText')}
            action={<Button to={inLang('/policyForEnterprise/result', lang)}>{t('clear')}</Button>}
          />
        )}
        <div className="policy-cards">
          {page.records.map((policy) => (
            <PolicyCard key={policy.id} policy={policy} today={today} word={state.keyWord} />
          ))}
        </div>
        <ListPager page={page} />
      </div>
    </>
  )
}

function FilterRow({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="filter-row">
      <b>{name}</b>
      {children}
    </div>
  )
}
