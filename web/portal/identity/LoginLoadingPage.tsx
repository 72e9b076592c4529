import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { DEFAULT_TENANT, detectedTenant } from './detected-tenant.ts'
import { Exchange } from './Exchange.tsx'
import { identityTexts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { tenant: await detectedTenant(args) }
}

/** The address the web client is registered with. */
const OWN_REDIRECT = '/loginLoading'

/** Single sign-on: a code that another session of the same person was given. */
export default function LoginLoadingPage() {
  const { tenant } = useLoaderData<typeof loader>()
  const t = useTexts(identityTexts)
  const [params] = useSearchParams()
  const code = params.get('code') ?? ''
  const redirect_uri = params.get('redirect_uri') ?? OWN_REDIRECT
  const request = { grant_type: 'authorization_code', tenantId: tenant || DEFAULT_TENANT, code, redirect_uri }
  return <Exchange title={t('ssoTitle')} tenant={tenant} request={code ? request : undefined} />
}
