import './app/zod-without-eval.ts'
import { type ReactNode, use } from 'react'
import { I18nextProvider } from 'react-i18next'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MetaArgs,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { siteContext } from './app/context.ts'
import { cookiesOf } from './app/cookies.ts'
import { ErrorView } from './app/errors/ErrorView.tsx'
import { errorKindOf } from './app/errors/kinds.ts'
import { type Lang, langCookie, langOf } from './app/i18n/lang.ts'
import { i18nOf } from './app/i18n/texts.ts'
import { metaLang, pageMeta } from './app/meta.ts'
import { Nonce } from './app/nonce.ts'
import { portalTitle } from './portal/titles-of-rows.ts'
import './ui/theme/tokens.css'
import './ui/theme/base.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  const cookies = cookiesOf(request.headers.get('cookie'))
  const site = context.get(siteContext)
  return { langCookie: cookies[langCookie], elder: cookies['elder'] === '1', ...site }
}

/** Display settings change by reloading the page, so ordinary navigation asks for nothing here. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod ? defaultShouldRevalidate : false
}

export function meta(args: MetaArgs<typeof loader>) {
  const title = portalTitle(metaLang(args), args.location.pathname)
  return title ? pageMeta(args, { title }) : []
}

export function Layout({ children }: { children: ReactNode }) {
  const display = useRouteLoaderData<typeof loader>('root')
  const lang = usePageLang()
  const nonce = use(Nonce)
  return (
    <html
      lang={lang}
      data-elder={display?.elder || undefined}
      data-grayscale={display?.grayscale || undefined}
      data-demo={display?.demo || undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#0F2A57" />
        <meta name="jinqiao-client" content={display?.client ?? ''} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Meta />
        <Links />
      </head>
      <body>
        <I18nextProvider i18n={i18nOf(lang)}>{children}</I18nextProvider>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const kind = isRouteErrorResponse(error) ? errorKindOf(error.status) : '500'
  return (
    <main>
      <ErrorView kind={kind} />
    </main>
  )
}

function usePageLang(): Lang {
  const display = useRouteLoaderData<typeof loader>('root')
  return langOf(useLocation().pathname, display?.langCookie)
}
