import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import 'virtual:antd.css'
import '../../ui/theme/antd-adjust.css'
import { ShellSkeleton } from './ShellSkeleton.tsx'

/** Only the browser loads what is inside: a client loader and its imports never reach the server bundle. */
export async function clientLoader(_: ClientLoaderFunctionArgs) {
  const { ShellContent } = await import('./ShellContent.tsx')
  return { ShellContent }
}

clientLoader.hydrate = true as const

export function shouldRevalidate() {
  return false
}

export function HydrateFallback() {
  return <ShellSkeleton />
}

export default function Shell() {
  const { ShellContent } = useLoaderData<typeof clientLoader>()
  return <ShellContent />
}
