import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { translator } from '../i18n/texts.ts'
import { metaLang } from '../meta.ts'
import { ErrorView } from './ErrorView.tsx'
import { errorKinds, statusOf } from './kinds.ts'
import { errorTexts } from './texts.ts'

/** One module answers the four error addresses and, as a splat, every unknown one. */
export function loader({ url }: LoaderFunctionArgs) {
  const kind = errorKinds.find((name) => url.pathname.endsWith(`/${name}`)) ?? '404'
  return data({ kind }, { status: statusOf(kind) })
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), errorTexts)
  return [{ title: t(`${args.loaderData?.kind ?? '404'}.title`) }, { name: 'robots', content: 'noindex' }]
}

export default function ErrorRoute() {
  return <ErrorView kind={useLoaderData<typeof loader>().kind} />
}
