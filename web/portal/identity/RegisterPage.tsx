import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { detectedTenant } from './detected-tenant.ts'
import { Registration } from './Registration.tsx'
import { identityTexts } from './texts.ts'

export async function loader(args: LoaderFunctionArgs) {
  return { tenant: await detectedTenant(args) }
}

export default function RegisterPage() {
  const t = useTexts(identityTexts)
  const { tenant } = useLoaderData<typeof loader>()
  return (
    <AccountFrame title={t('registerTitle')} headline={t('registerIntro')} text={t('registerIntroText')}>
      <Registration tenant={tenant} />
    </AccountFrame>
  )
}
