import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { information } from '#contract/content/index.ts'
import { callContext } from '../../app/context.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { pageMeta } from '../../app/meta.ts'
import { Article } from './Article.tsx'
import { missing } from './found.ts'
import { contentTexts } from './texts.ts'

/** Texts that operators maintain; the last part of the address names which. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const type =
    new URL(request.url).pathname
      .replace(/\.data$/, '')
      .split('/')
      .at(-1) ?? ''
  const { records } = await context.get(callContext)(information.page, { type, size: 1 })
  return { text: records[0] ?? missing() }
}

export function meta(args: MetaArgs<typeof loader>) {
  const { text } = args.loaderData ?? {}
  return text ? pageMeta(args, { title: text.title, description: text.title }) : []
}

export default function FixedPage() {
  const { text } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  return (
    <Article
      title={text.title}
      facts={[t('updated', { time: text.updateTime.slice(0, 10) })]}
      html={text.content}
      trail={[]}
    />
  )
}
