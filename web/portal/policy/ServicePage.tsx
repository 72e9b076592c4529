import { Form, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import {
  advocacy,
  BENEFIT_KINDS,
  FAST_LABELS,
  type PolicyRow,
  policyHall,
  policySearch,
  SUPPORT_LABELS,
} from '#contract/policy/index.ts'
import { dictBiz } from '#contract/system/index.ts'
import { callContext } from '../../app/context.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { knownOf } from '../content/list-address.ts'
import { PageHead } from '../content/PageHead.tsx'
import { inLang } from '../frame/in-lang.ts'
import { todayHere } from '../home/due.ts'
import { SectionHead } from '../home/Section.tsx'
import { DueList, PolicyLinks } from './DueList.tsx'
import { PolicyCard } from './PolicyCard.tsx'
import './ServicePage.css'
import { ServiceTile } from './ServiceTile.tsx'
import { policyTexts } from './texts.ts'

const SOON_DAYS = 30

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const params = new URL(request.url).searchParams
  const [areas, counts, due, explained, promoted, services] = await Promise.all([
    call(dictBiz['get-list'], { code: 'areaCode' }),
    call(policyHall.counts, {}),
    call(policySearch.policySearch, { size: 50, sorts: '2' }),
    call(policySearch.policySearch, { size: 6, policyType: '4' }),
    call(advocacy.page, { size: 6 }),
    call(policyHall.services, {}),
  ])
  const wanted = {
    areaCode: knownOf(
      params.get('areaCode'),
      areas.map(({ dictKey }) => dictKey ?? ''),
    ),
    industry: knownOf(params.get('industry'), FAST_LABELS),
    need: knownOf(params.get('need'), SUPPORT_LABELS),
    benefit: knownOf(params.get('benefit'), Object.keys(BENEFIT_KINDS)),
  }
  const asked = ['areaCode', 'industry', 'need', 'benefit'].some((name) => params.has(name))
  const limit = new Date(Date.parse(todayHere()) + SOON_DAYS * 86_400_000).toISOString().slice(0, 10)
  return {
    areas: areas.map(({ dictKey = '', dictValue }) => ({ key: dictKey, name: dictValue })),
    counts,
    wanted,
    matched: asked ? await call(policyHall.match, wanted) : undefined,
    due: due.records.filter(({ validDate }) => validDate <= limit).slice(0, 8),
    explained: explained.records,
    promoted: promoted.records.map(({ policyId, title, pubTime }) => ({
      id: policyId,
      title,
      issueDate: pubTime.slice(0, 10),
    })),
    services: services.filter(({ open }) => open).slice(0, 6),
    today: todayHere(),
  }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), policyTexts)
  return pageMeta(args, { title: t('serviceTitle'), description: t('serviceNote') })
}

export default function ServicePage() {
  const data = useLoaderData<typeof loader>()
  const t = useTexts(policyTexts)
  return (
    <>
      <PageHead title={t('serviceTitle')} note={t('serviceNote')} />
      <div className="wrap page-body">
        <MatchForm {...data} />
        {data.matched && <Matched policies={data.matched} today={data.today} />}
        <section className="service-part">
          <SectionHead title={t('tools')} more={{ text: t('allServices'), to: '/policy-service-list' }} />
          <div className="service-tiles">
            {data.services.map((service) => (
              <ServiceTile key={service.id} service={service} />
            ))}
          </div>
        </section>
        <div className="service-lists">
          <DueList title={t('next30')} policies={data.due} today={data.today} empty={t('noDue')} />
          <PolicyLinks title={t('newest')} policies={data.explained} />
          <PolicyLinks title={t('promoted')} policies={data.promoted} />
        </div>
      </div>
    </>
  )
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

/** Four answers in the address: a result can be sent to a colleague. */
function MatchForm({ areas, counts, wanted }: Pick<Data, 'areas' | 'counts' | 'wanted'>) {
  const t = useTexts(policyTexts)
  const kinds = Object.entries(BENEFIT_KINDS).map(([key, name]) => ({ key, name }))
  return (
    <Form className="match-form" preventScrollReset key={JSON.stringify(wanted)}>
      <h2>{t('matchTitle')}</h2>
      <Choice name="areaCode" label={t('area')} options={areas} value={wanted.areaCode} />
      <Choice name="industry" label={t('industry')} options={counts.fastLabels} value={wanted.industry} />
      <Choice name="need" label={t('need')} options={counts.supportLabels} value={wanted.need} />
      <Choice name="benefit" label={t('benefit')} options={kinds} value={wanted.benefit} />
      <Button kind="primary" size="large" type="submit">
        {t('match')}
      </Button>
    </Form>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly label: string
  readonly options: readonly { readonly key: string; readonly name: string }[]
  readonly value: string
}

function Choice({ name, label, options, value }: ChoiceProps) {
  const t = useTexts(policyTexts)
  const translated = useLabel()
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{t('any')}</option>
        {options.map((option) => (
          <option key={option.key} value={option.key}>
            {translated(option.name)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Matched({ policies, today }: { policies: readonly PolicyRow[]; today: string }) {
  const t = useTexts(policyTexts)
  const lang = useLang()
  if (policies.length === 0) {
    const hall = <Button to={inLang('/policyForEnterprise', lang)}>{t('goHall')}</Button>
    return <EmptyState title={t('matchedNone')} text={t('matchedNoneText')} action={hall} />
  }
  return (
    <section className="service-part">
      <SectionHead title={t('matched', { count: policies.length })} />
      <div className="policy-cards">
        {policies.map((policy) => (
          <PolicyCard key={policy.id} policy={policy} today={today} />
        ))}
      </div>
    </section>
  )
}
