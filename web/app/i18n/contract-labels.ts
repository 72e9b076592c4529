import { useCallback } from 'react'
import { inEnglish } from './contract-english.ts'
import { defaultLang, type Lang } from './lang.ts'
import { useLang } from './use-texts.ts'

/** Labels, choices, states and messages of the contract are Chinese; here they get their English. */
export const labelIn = (lang: Lang, chinese: string): string =>
  lang === defaultLang ? chinese : (inEnglish(chinese) ?? chinese)

export function useLabel(): (chinese: string) => string {
  const lang = useLang()
  return useCallback((chinese) => labelIn(lang, chinese), [lang])
}
