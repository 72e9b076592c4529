import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { DEFAULT_TENANT, detectedTenant } from './detected-tenant.ts'
import { Exchange } from './Exchange.tsx'
import { identityTexts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { tenant: await detectedTenant(args) }
}

/** Where an outside login sends people back to. */
export default function LoginThirdPage() {
  const { tenant } = useLoaderData<typeof loader>()
  const t = useTexts(identityTexts)
  const [params] = useSearchParams()
  const [source, code, state] = ['source', 'code', 'state'].map((name) => params.get(name) ?? '')
  const request = { grant_type: 'social', tenantId: tenant || DEFAULT_TENANT, source, code, state }
  return <Exchange title={t('thirdTitle')} tenant={tenant} request={source && code ? request : undefined} />
}
