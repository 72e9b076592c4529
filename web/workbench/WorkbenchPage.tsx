import { type ClientLoaderFunctionArgs, isRouteErrorResponse, useLoaderData, useRouteError } from 'react-router'
import { ErrorView } from '../app/errors/ErrorView.tsx'
import { errorKindOf } from '../app/errors/kinds.ts'
import { translator } from '../app/i18n/texts.ts'
import { useLang } from '../app/i18n/use-texts.ts'
import { PageSkeleton } from '../ui/Skeletons.tsx'
import { workbenchRow } from './table.client.ts'

/** The one route module behind every workbench address; the matched pattern picks the row. */
export async function clientLoader({ pattern, request }: ClientLoaderFunctionArgs) {
  const row = workbenchRow(pattern)
  if (!row) throw new Response('', { status: 404 })
  const { admit } = await import('../app/session/admit.ts')
  await admit(request, row)
  return { row, Page: await row.page() }
}

clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <PageSkeleton />
}

/** A page that fails leaves menu and tabs standing. */
export function ErrorBoundary() {
  const error = useRouteError()
  const kind = isRouteErrorResponse(error) ? errorKindOf(error.status) : '500'
  return <ErrorView kind={kind} />
}

export default function WorkbenchPage() {
  const { row, Page } = useLoaderData<typeof clientLoader>()
  const title = translator(useLang(), row.titles)(row.titleKey)
  return (
    <>
      <title>{title}</title>
      <Page />
    </>
  )
}
