import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { DEFAULT_TENANT, detectedTenant } from './detected-tenant.ts'
import { Exchange } from './Exchange.tsx'

export async function loader(args: LoaderFunctionArgs) {
  return { tenant: await detectedTenant(args) }
}

/** Where an outside login sends people back to. */
export default function LoginThirdPage() {
  const { tenant } = useLoaderData<typeof loader>()
  const [params] = useSearchParams()
  const [source, code, state] = ['source', 'code', 'state'].map((name) => params.get(name) ?? '')
  const request = { grant_type: 'social', tenantId: tenant || DEFAULT_TENANT, source, code, state }
  return <Exchange tenant={tenant} request={source && code ? request : undefined} />
}
