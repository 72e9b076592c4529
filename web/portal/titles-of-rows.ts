import { type Lang, pathInLang } from '../app/i18n/lang.ts'
import { translator } from '../app/i18n/texts.ts'
import { portalRows } from './table.ts'

const rowsByPath = new Map(portalRows.map((row) => [row.path, row]))

/** Title of a portal page by its address; pages with data of their own export `meta` instead. */
export function portalTitle(lang: Lang, pathname: string) {
  const row = rowsByPath.get(pathInLang(pathname, 'zh-CN'))
  return row && translator(lang, row.titles)(row.titleKey)
}
