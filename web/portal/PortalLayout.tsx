import QRCode from 'qrcode'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { writeCookie } from '../app/cookies.ts'
import { ErrorView } from '../app/errors/ErrorView.tsx'
import { errorKindOf } from '../app/errors/kinds.ts'
import { type Lang, langCookie } from '../app/i18n/lang.ts'
import { useLock } from '../app/session/use-lock.ts'
import type { loader as rootLoader } from '../root.tsx'
import '../ui/Button.css'
import { Toasts } from '../ui/Toasts.tsx'
import type { FrameCodes } from './frame/PortalFooter.tsx'
import { PortalFrame } from './frame/PortalFrame.tsx'
import { usePortalAccount } from './identity/PortalAccount.tsx'

/** Both codes open the platform on a phone. They are drawn here so that the browser needs no code for it. */
export function loader({ url }: LoaderFunctionArgs) {
  return { codes: codesOf(url.origin) }
}

export function shouldRevalidate() {
  return false
}

export default function PortalLayout() {
  const { codes } = useLoaderData<typeof loader>()
  const { account, dialogs } = usePortalAccount()
  useLock()
  return (
    <PortalFrame codes={codes} {...useDisplay()} {...(account && { account })}>
      <Outlet />
      {dialogs}
      <Toasts />
    </PortalFrame>
  )
}

/** A page that fails, or finds nothing, keeps the frame around it. */
export function ErrorBoundary() {
  const error = useRouteError()
  return (
    <PortalFrame {...useDisplay()}>
      <ErrorView kind={isRouteErrorResponse(error) ? errorKindOf(error.status) : '500'} />
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

let latest: { origin: string; codes: FrameCodes } | undefined

/** Making a code costs milliseconds, and nearly every request comes to the same origin. */
function codesOf(origin: string): FrameCodes {
  if (latest?.origin === origin) return latest.codes
  const codes = { miniProgram: codeOf(`${origin}/homepage`), loanCode: codeOf(`${origin}/oneClickFinance`) }
  latest = { origin, codes }
  return codes
}

function codeOf(text: string) {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  return { size, data: Array.from(data) }
}
