import { useContext } from 'react'
import { I18nContext } from 'react-i18next'
import { defaultLang, type Lang, langs } from './lang.ts'
import { type Texts, type Translate, translator } from './texts.ts'

/** Read from the context directly: `useTranslation` builds a wrapper per component, which costs more than the page. */
export function useLang(): Lang {
  const { i18n } = useContext(I18nContext)
  return langs.find((lang) => lang === i18n.language) ?? defaultLang
}

/** `const t = useTexts(homeTexts)`; keys are checked by the compiler. */
export function useTexts<K extends string>(texts: Texts<K>): Translate<K> {
  return translator(useLang(), texts)
}
