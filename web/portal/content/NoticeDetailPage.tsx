import { type LoaderFunctionArgs, type MetaArgs, useLoaderData, useLocation } from 'react-router'
import { announcementInfo } from '#contract/content/index.ts'
import { Queries } from '../../app/api/queries.tsx'
import { callContext } from '../../app/context.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { pathInLang } from '../../app/i18n/lang.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { pageMeta } from '../../app/meta.ts'
import { inLang } from '../frame/in-lang.ts'
import { Article } from './Article.tsx'
import { Attachments } from './Attachments.tsx'
import { idOf, orMissing } from './found.ts'
import { SideLinks } from './SideLinks.tsx'
import { contentTexts } from './texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const notice = await orMissing(call(announcementInfo.detail, { id: idOf(new URL(request.url).searchParams) }))
  const { modelCode } = notice
  const latest = await call(announcementInfo['common/page'], { size: 8, modelCode })
  return { notice, latest: latest.records.filter(({ id }) => id !== notice.id) }
}

export function meta(args: MetaArgs<typeof loader>) {
  const { notice } = args.loaderData ?? {}
  return notice ? pageMeta(args, { title: notice.title, description: notice.title }) : []
}

export default function NoticeDetailPage() {
  const { notice, latest } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  const label = useLabel()
  const here = pathInLang(useLocation().pathname, 'zh-CN')
  const trail = [{ to: inLang('/newsCenter?type=notice', useLang()), name: t('notice') }]
  return (
    <Queries>
      <Article
        title={notice.title}
        facts={[
          label(notice.typeName),
          t('published', { time: notice.pubTime.slice(0, 16) }),
          notice.endTime && t('validUntil', { time: notice.endTime.slice(0, 10) }),
        ]}
        html={notice.content}
        trail={trail}
        after={<Attachments attachGroup={notice.attachGroup} title={t('fileViewer')} />}
        aside={
          <SideLinks
            title={t('noticesSide')}
            more="/newsCenter?type=notice"
            items={latest.map(({ id, title, pubTime }) => ({ to: `${here}?id=${id}`, title, time: pubTime }))}
          />
        }
      />
    </Queries>
  )
}
