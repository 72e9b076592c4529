import { cleanHtml, isEmptyHtml } from '#server/kit/html.ts'
import { refuse } from '#server/kit/refusals.ts'

/** Formatted text fit to store; marks without a word are no content. */
export function checkedHtml(given: string): string {
  const html = cleanHtml(given)
  return isEmptyHtml(html) ? refuse('请输入内容') : html
}
