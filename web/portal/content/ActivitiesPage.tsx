import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { type ActivityRow, hotActivity, newInformation } from '#contract/content/index.ts'
import { dictBiz, param } from '#contract/system/index.ts'
import { callContext } from '../../app/context.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Cover } from '../../ui/Cover.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import { inLang } from '../frame/in-lang.ts'
import { topicOf } from '../home/cover-topic.ts'
import { SectionHead } from '../home/Section.tsx'
import { FilterChips } from '../policy/FilterChips.tsx'
import '../policy/HallPage.css'
import { Article } from './Article.tsx'
import { idOf, orMissing } from './found.ts'
import { ListPager } from './ListPager.tsx'
import { knownOf, pageNumber, wordOf } from './list-address.ts'
import './NewsItem.css'
import { PageHead } from './PageHead.tsx'
import { SearchForm } from './SearchForm.tsx'
import { SideLinks } from './SideLinks.tsx'
import { contentTexts } from './texts.ts'

const PAGE_SIZE = 10
const PRESS = '4,5'

/** The list of activities, or with `id` one of them. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  const call = context.get(callContext)
  const [kinds, press, phone] = await Promise.all([
    call(dictBiz['get-list'], { code: 'activityType' }),
    call(newInformation.search, { infoType: PRESS, size: 8 }),
    call(param.getValueByKey, { paramKey: 'contact.consultphone' }),
  ])
  const options = kinds.map(({ dictKey = '', dictValue }) => ({ key: dictKey, name: dictValue }))
  const shared = { options, press: press.records, phone }
  if (params.has('id')) {
    const one = await orMissing(call(hotActivity.detail, { id: idOf(params) }))
    return { ...shared, one, page: undefined, type: '', word: '' }
  }
  const [type, word] = [
    knownOf(
      params.get('type'),
      options.map(({ key }) => key),
    ),
    wordOf(params),
  ]
  const query = { activityType: type, title: word, current: pageNumber(params), size: PAGE_SIZE }
  return { ...shared, one: undefined, page: await call(hotActivity.page, query), type, word }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), contentTexts)
  const { one } = args.loaderData ?? {}
  if (!one) return pageMeta(args, { title: t('activityTitle'), description: t('activityNote') })
  return [
    ...pageMeta(args, { title: one.title, description: one.summary }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: one.title,
        startDate: one.startTime.replace(' ', 'T').concat('+08:00'),
        endDate: one.endTime.replace(' ', 'T').concat('+08:00'),
        location: { '@type': 'Place', name: one.address },
      },
    },
  ]
}

type Data = ReturnType<typeof useLoaderData<typeof loader>>

export default function ActivitiesPage() {
  const data = useLoaderData<typeof loader>()
  return data.one ? (
    <OneActivity activity={data.one} press={data.press} phone={data.phone} />
  ) : (
    <ActivityList {...data} />
  )
}

function ActivityList({ page, type, word, options, press }: Data) {
  const t = useTexts(contentTexts)
  if (!page) return null
  return (
    <>
      <PageHead
        title={t('activityTitle')}
        note={t('activityNote')}
        search={<SearchForm word={word} hint={t('activityHint')} kept={[['type', type]]} />}
      />
      <div className="wrap page-body page-columns">
        <div>
          <FilterChips
            name={t('activityKinds')}
            all={t('allActivities')}
            param="type"
            chosen={type}
            options={options}
          />
          {page.records.length === 0 && <EmptyState title={t('noActivities')} text={t('noNewsText')} />}
          <div className="news-rows">
            {page.records.map((activity) => (
              <ActivityItem key={activity.id} activity={activity} />
            ))}
          </div>
          <ListPager page={page} />
        </div>
        <aside className="side-stack">
          <Press press={press} />
        </aside>
      </div>
    </>
  )
}

const TONES: Readonly<Record<string, TagTone>> = { 报名中: 'ok', 进行中: 'key', 未开始: 'gold' }

function ActivityItem({ activity }: { activity: ActivityRow }) {
  const t = useTexts(contentTexts)
  const label = useLabel()
  const to = inLang(`/apNews?id=${activity.id}`, useLang())
  return (
    <article className="news-row">
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Cover topic={topicOf(activity.cover)} seed={activity.id} />
      </Link>
      <div>
        <h3>
          <Link to={to}>{activity.title}</Link>
        </h3>
        <p>
          {activity.startTime.slice(0, 16)}，{activity.address}
        </p>
        <div className="news-meta">
          <Tag tone={TONES[activity.stage] ?? 'plain'}>{label(activity.stage)}</Tag>
          <Tag>{label(activity.activityTypeName)}</Tag>
          <span>{t('placesOf', { taken: activity.applyNum, all: activity.maxNum })}</span>
        </div>
      </div>
    </article>
  )
}

function OneActivity({
  activity,
  press,
  phone,
}: {
  activity: NonNullable<Data['one']>
  press: Data['press']
  phone: string
}) {
  const t = useTexts(contentTexts)
  const label = useLabel()
  const facts = [
    { label: t('when'), value: `${activity.startTime.slice(0, 16)} – ${activity.endTime.slice(11, 16)}` },
    { label: t('where'), value: activity.address },
    { label: t('organizer'), value: activity.organizer },
    { label: t('places'), value: t('placesOf', { taken: activity.applyNum, all: activity.maxNum }) },
  ]
  return (
    <Article
      title={activity.title}
      subTitle={activity.summary}
      facts={[
        label(activity.stage),
        label(activity.activityTypeName),
        t('signUntil', { time: activity.signEndTime.slice(0, 16) }),
      ]}
      html={activity.content}
      trail={[{ to: inLang('/apNews', useLang()), name: t('activityTitle') }]}
      picture={<Cover topic={topicOf(activity.cover)} seed={activity.id} />}
      after={
        <>
          <Facts facts={facts} columns={2} />
          {activity.stage === '报名中' && <p className="article-facts">{t('signOnsite', { phone })}</p>}
          {activity.report && (
            <>
              <SectionHead title={t('report')} />
              <RichText html={activity.report} />
            </>
          )}
        </>
      }
      aside={<Press press={press} />}
    />
  )
}

function Press({ press }: Pick<Data, 'press'>) {
  const t = useTexts(contentTexts)
  const items = press.map(({ id, adTitle, pubTime }) => ({ to: `/newsDetail?id=${id}`, title: adTitle, time: pubTime }))
  return <SideLinks title={t('press')} more="/newsCenter?type=institution" items={items} />
}
