import { LINES, type LineNo } from '#contract/catalogue/index.ts'
import type { Lang } from '../../app/i18n/lang.ts'
import { inLang } from '../frame/in-lang.ts'

/** Bank products carry the mark of the shop's own application. */
export function productLink({ id, line }: { id: string; line: number }, lang: Lang): string {
  const mark = line === 1 ? '&type=yyrz' : ''
  return inLang(`${LINES[line as LineNo].detailPath}?productId=${id}${mark}`, lang)
}

/** `1` is the bank's tab; letters of guarantee are the guarantors' second one. */
export const shopLink = (line: number, lang: Lang, rest = ''): string =>
  inLang(`/financeShop?index=${line}${rest}`, lang)
