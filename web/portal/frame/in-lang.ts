import { type Lang, pathInLang } from '../../app/i18n/lang.ts'

/** Portal links stay in the language the visitor reads. */
export function inLang(to: string, lang: Lang) {
  return lang === 'en-US' ? pathInLang(to, lang) : to
}
