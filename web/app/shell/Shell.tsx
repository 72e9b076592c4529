import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router'
import 'virtual:antd.css'
import '../../ui/theme/antd-adjust.css'
import { loadShellContent } from './content.client.ts'
import { ShellSkeleton } from './ShellSkeleton.tsx'

/** Only the browser loads what is inside; the server answers the skeleton. */
export async function clientLoader(_: ClientLoaderFunctionArgs) {
  return { ShellContent: await loadShellContent() }
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
