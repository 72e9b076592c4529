import { Link, type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { information } from '#contract/content/index.ts'
import { param } from '#contract/system/index.ts'
import { callContext } from '../../app/context.ts'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/icons/names.ts'
import { RichText } from '../../ui/RichText.tsx'
import { inLang } from '../frame/in-lang.ts'
import './AboutPage.css'
import './Article.css'
import { oneOf } from './list-address.ts'
import { PageHead } from './PageHead.tsx'
import { contentTexts } from './texts.ts'

const CODES = ['au1', 'au2', 'au3', 'au4'] as const
const CONTACT = 'au4'

const CHANNELS: readonly (readonly [
  key: 'consultphone' | 'supportphone' | 'code' | 'email' | 'address',
  icon: IconName,
])[] = [
  ['consultphone', 'phone'],
  ['supportphone', 'help'],
  ['email', 'message'],
  ['address', 'pin'],
  ['code', 'map'],
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = oneOf(new URL(request.url).searchParams.get('code'), CODES)
  const call = context.get(callContext)
  if (code === CONTACT) {
    const values = await Promise.all(CHANNELS.map(([key]) => call(param.getValueByKey, { paramKey: `contact.${key}` })))
    return { code, html: '', contact: CHANNELS.map(([key, icon], at) => ({ key, icon, value: values[at] ?? '' })) }
  }
  const { records } = await call(information.page, { type: code, size: 1 })
  return { code, html: records[0]?.content ?? '', contact: [] }
}

export function meta(args: MetaArgs<typeof loader>) {
  const t = translator(metaLang(args), contentTexts)
  const { code = 'au1' } = args.loaderData ?? {}
  return pageMeta(args, { title: `${t(code)} · ${t('about')}`, description: t('aboutNote') })
}

export default function AboutPage() {
  const { code, html, contact } = useLoaderData<typeof loader>()
  const t = useTexts(contentTexts)
  const lang = useLang()
  return (
    <>
      <PageHead title={t('about')} note={t('aboutNote')}>
        <nav className="shop-tabs" aria-label={t('sections')}>
          {CODES.map((one) => (
            <Link
              key={one}
              to={inLang(`/platformDynamics?code=${one}`, lang)}
              aria-current={one === code ? 'page' : undefined}
            >
              {t(one)}
            </Link>
          ))}
          <Link to={inLang('/newsCenter?type=platform', lang)}>{t('dynamics')}</Link>
        </nav>
      </PageHead>
      <div className="wrap page-body">
        <article className="article about">
          <h2>{t(code)}</h2>
          {html && <RichText html={html} />}
          {code === CONTACT && <Contact contact={contact} />}
        </article>
      </div>
    </>
  )
}

function Contact({ contact }: Pick<ReturnType<typeof useLoaderData<typeof loader>>, 'contact'>) {
  const t = useTexts(contentTexts)
  return (
    <>
      <p>{t('contactLead')}</p>
      <dl className="contact-cards">
        {contact
          .filter(({ value }) => value)
          .map(({ key, icon, value }) => (
            <div key={key}>
              <Icon name={icon} size={24} />
              <dt>{t(key)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className="muted">{t('hours')}</p>
    </>
  )
}
