import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLang, type Lang, langs } from './lang.ts'
import { type Texts, translator } from './texts.ts'

export function useLang(): Lang {
  const { i18n } = useTranslation()
  return langs.find((lang) => lang === i18n.language) ?? defaultLang
}

/** `const t = useTexts(homeTexts)`; keys are checked by the compiler. */
export function useTexts<K extends string>(texts: Texts<K>) {
  const lang = useLang()
  return useMemo(() => translator(lang, texts), [lang, texts])
}
