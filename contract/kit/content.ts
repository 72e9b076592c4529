import { fieldMeta, Text } from './fields.ts'

/** Title of everything that is published or sent. */
export const Title = Text('标题', { required: '请输入标题', max: 100, message: '标题不能超过100个字符' })

/** Longest formatted text, with its marks. */
export const LONGEST_HTML = 100_000

/** Formatted text. The server keeps only harmless marks of it. */
export const Html = Text('内容', {
  required: '请输入内容',
  max: LONGEST_HTML,
  message: `内容不能超过${LONGEST_HTML}个字符`,
  widget: 'html',
})

const GROUP = /^[\w-]+$/

/** The attachments of a record, named by their group; `businessType` says which files are allowed. */
export function Files(label: string, businessType: string) {
  const field = Text(label, { max: 64, pattern: GROUP, widget: 'upload' })
  return field.meta({ ...fieldMeta(field), businessType })
}
