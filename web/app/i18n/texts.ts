import { createInstance, type i18n } from 'i18next'
import { type Lang, langs } from './lang.ts'

export interface Texts<K extends string = string> {
  readonly namespace: string
  readonly 'zh-CN': Readonly<Record<K, string>>
  readonly 'en-US': Readonly<Record<K, string>>
}

export type Values = Readonly<Record<string, string | number>>
export type Translate<K extends string = string> = (key: K, values?: Values) => string

/** Texts of one feature. A key missing in either language does not compile. */
export function defineTexts<const K extends string>(
  namespace: string,
  texts: { 'zh-CN': Record<K, string>; 'en-US': Record<NoInfer<K>, string> },
): Texts<K> {
  return { namespace, ...texts }
}

/** The one instance of a language. It never changes language, so all requests of a server may share it. */
export function i18nOf(lang: Lang): i18n {
  return instances[lang]
}

/** The same function for the same texts, so that it may stand in a list of dependencies. */
export function translator<K extends string>(lang: Lang, texts: Texts<K>): Translate<K> {
  const known = translators[lang].get(texts)
  if (known) return known
  i18nOf(lang).addResourceBundle(lang, texts.namespace, texts[lang])
  const plain: Readonly<Record<string, string>> = texts[lang]
  const made: Translate = (key, values) =>
    values ? i18nOf(lang).t(key, { ns: texts.namespace, ...values }) : (plain[key] ?? key)
  translators[lang].set(texts, made)
  return made
}

const translators: Record<Lang, WeakMap<Texts, Translate>> = { 'zh-CN': new WeakMap(), 'en-US': new WeakMap() }

const instances = Object.fromEntries(langs.map((lang) => [lang, makeInstance(lang)])) as Record<Lang, i18n>

function makeInstance(lang: Lang) {
  const instance = createInstance()
  instance.init({
    lng: lang,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  })
  return instance
}
