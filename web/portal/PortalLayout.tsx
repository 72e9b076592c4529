import QRCode from 'qrcode'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { callContext } from '../app/context.ts'
import { writeCookie } from '../app/cookies.ts'
import { ErrorView } from '../app/errors/ErrorView.tsx'
import { errorKindOf } from '../app/errors/kinds.ts'
import { type Lang, langCookie } from '../app/i18n/lang.ts'
import { useLock } from '../app/session/use-lock.ts'
import type { loader as rootLoader } from '../root.tsx'
import '../ui/Button.css'
import { Toasts } from '../ui/Toasts.tsx'
import { isPage } from './frame/existing-pages.ts'
import type { FrameCodes } from './frame/PortalFooter.tsx'
import { PortalFrame } from './frame/PortalFrame.tsx'
import { readSettings } from './frame/settings.ts'
import { PROVIDENT_FUND, useVisit } from './frame/visit.ts'
import { usePortalAccount } from './identity/PortalAccount.tsx'

/** Both codes open the platform on a phone. They are drawn here so that the browser needs no code for it. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  return { codes: codesOf(url.origin), settings: await readSettings(context.get(callContext)) }
}

export function shouldRevalidate() {
  return false
}

export default function PortalLayout() {
  const { account, dialogs } = usePortalAccount()
  useLock()
  return (
    <PortalFrame {...useLoaderData<typeof loader>()} {...useDisplay()} {...useVisitor()} {...(account && { account })}>
      <Outlet />
      {dialogs}
      <Toasts />
    </PortalFrame>
  )
}

/** A page that fails, or finds nothing, keeps the frame around it. */
export function ErrorBoundary() {
  const error = useRouteError()
  // Undefined when it was this layout's own loader that failed.
  const frame = useLoaderData<typeof loader | undefined>()
  const { account, dialogs } = usePortalAccount()
  return (
    <PortalFrame {...frame} {...useDisplay()} {...useVisitor()} {...(account && { account })}>
      <ErrorView kind={isRouteErrorResponse(error) ? errorKindOf(error.status) : '500'} />
      {dialogs}
      <Toasts />
    </PortalFrame>
  )
}

function useDisplay() {
  const elder = useRouteLoaderData<typeof rootLoader>('root')?.elder ?? false
  return {
    elder,
    onElder: () => {
      writeCookie('elder', elder ? '0' : '1')
      location.reload()
    },
    onLang: (lang: Lang) => writeCookie(langCookie, lang),
  }
}

/** How this visitor came. */
function useVisitor() {
  const { navStatus, backUrl, chanel } = useVisit()
  return {
    navHidden: navStatus === 'hidden',
    ...(navStatus && { returnTo: backUrl ?? '/homepage' }),
    ...(chanel === PROVIDENT_FUND && { channel: 'provident-fund' as const }),
  }
}

let latest: { origin: string; codes: FrameCodes } | undefined

/** Making a code costs milliseconds, and nearly every request comes to the same origin. */
function codesOf(origin: string): FrameCodes {
  if (latest?.origin === origin) return latest.codes
  const loanPage = isPage('/oneClickFinance') ? '/oneClickFinance' : '/financeShop'
  const codes = { miniProgram: codeOf(`${origin}/homepage`), loanCode: codeOf(origin + loanPage) }
  latest = { origin, codes }
  return codes
}

function codeOf(text: string) {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, data: Array.from(data) }
}
