import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { policyHall } from '#contract/policy/index.ts'
import { dictBiz } from '#contract/system/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { knownOf } from '../content/list-address.ts'
import { PageHead } from '../content/PageHead.tsx'
import { inLang } from '../frame/in-lang.ts'
import { FilterChips } from './FilterChips.tsx'
import './HallPage.css'
import './ServicePage.css'
import { ServiceTile } from './ServiceTile.tsx'
import { policyTexts } from './texts.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const call = context.get(callContext)
  const [kinds, all] = await Promise.all([
    call(dictBiz['get-list'], { code: 'policyServiceType' }),
    call(policyHall.services, {}),
  ])
  const options = kinds.map(({ dictKey = '', dictValue }) => ({
    key: dictKey,
    name: dictValue,
    count: all.filter(({ type }) => type === dictKey).length,
  }))
  const type = knownOf(
    new URL(request.url).searchParams.get('type'),
    options.map(({ key }) => key),
  )
  const services = all.filter((service) => !type || service.type === type)
  return { type, options, services, open: all.filter((service) => service.open).length }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), policyTexts)
  return pageMeta(args, { title: t('listTitle'), description: t('serviceNote') })
}

export default function ServiceListPage() {
  const { type, options, services, open } = useLoaderData<typeof loader>()
  const t = useTexts(policyTexts)
  const trail = [{ to: inLang('/policyService', useLang()), name: t('serviceTitle') }]
  return (
    <>
      <PageHead title={t('listTitle')} note={t('listNote', { open })} trail={trail} />
      <div className="wrap page-body">
        <FilterChips name={t('kinds')} all={t('allKinds')} param="type" chosen={type} options={options} />
        <div className="service-tiles">
          {services.map((service) => (
            <ServiceTile key={service.id} service={service} />
          ))}
        </div>
      </div>
    </>
  )
}
