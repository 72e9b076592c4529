import type { MetaDescriptor } from 'react-router'
import { type Lang, langOf, langs, pathInLang } from './i18n/lang.ts'
import { translator } from './i18n/texts.ts'
import { appTexts } from './texts.ts'

interface MetaContext {
  readonly location: { readonly pathname: string; readonly search: string }
  readonly matches: readonly ({ readonly id: string; readonly loaderData?: unknown } | undefined)[]
}

/** Language of the page whose `meta` is being built. */
export function metaLang({ location, matches }: MetaContext): Lang {
  // The root loader's data; typing it by import would make a circle of modules.
  const root = matches[0]?.loaderData as { langCookie?: string } | undefined
  return langOf(location.pathname, root?.langCookie)
}

/** Head tags of a portal page: `export const meta = (args) => pageMeta(args, { title, description })`. */
export function pageMeta(args: MetaContext, page: { title: string; description?: string }): MetaDescriptor[] {
  const platform = translator(metaLang(args), appTexts)('platform')
  const { pathname, search } = args.location
  return [
    { title: `${page.title} · ${platform}` },
    ...(page.description ? [{ name: 'description', content: page.description }] : []),
    ...langs.map((lang) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang: lang,
      href: pathInLang(pathname, lang) + search,
    })),
  ]
}
