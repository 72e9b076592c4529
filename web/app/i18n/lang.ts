export const langs = ['zh-CN', 'en-US'] as const

export type Lang = (typeof langs)[number]

export const defaultLang: Lang = 'zh-CN'
export const langCookie = 'lang'

const englishPrefix = '/en'

/** An address below /en is English; elsewhere the visitor's cookie decides. */
export function langOf(pathname: string, cookie: string | undefined): Lang {
  if (isEnglishPath(pathname)) return 'en-US'
  return langs.find((lang) => lang === cookie) ?? defaultLang
}

/** The same page of the portal in the other language. */
export function pathInLang(pathname: string, lang: Lang) {
  const plain = isEnglishPath(pathname) ? pathname.slice(englishPrefix.length) || '/' : pathname
  return lang === 'en-US' ? englishPrefix + plain : plain
}

function isEnglishPath(pathname: string) {
  return pathname === englishPrefix || pathname.startsWith(`${englishPrefix}/`)
}
