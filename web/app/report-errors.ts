import { log } from '#contract/system/index.ts'
import { callServer } from './api/call.ts'
import { CallError } from './api/errors.ts'

/** What nobody caught goes to the error log. Refusals were shown already, and a failing report must not report itself. */
export function reportErrors(): () => void {
  const onError = (event: ErrorEvent) => report(event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => report(event.reason)
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function report(error: unknown): void {
  if (error instanceof CallError) return
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const input = {
    message: message.slice(0, 1000) || 'unknown',
    url: location.href.slice(0, 500),
    stack: stack.slice(0, 8000),
    info: navigator.userAgent.slice(0, 2000),
  }
  void callServer(log['error/save'], input, { silent: true }).catch(() => {})
}
