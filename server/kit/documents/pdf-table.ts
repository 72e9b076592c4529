import { bodyWidth, COLOURS, type Doc, hairline, keepTogether, MARGINS, write } from './pdf-style.ts'

export type PdfTable = {
  /** Widths are shares of the page; 1 when not given. */
  columns: { title: string; width?: number; align?: 'left' | 'right' | 'center' }[]
  rows: Iterable<readonly string[]>
}

const SIZE = 9
const PADDING = { x: 6, y: 5 }

export function drawTable(doc: Doc, table: PdfTable): void {
  const columns = measure(doc, table)
  const header = table.columns.map(({ title }) => title)
  const rows = [...table.rows]
  keepTogether(doc, rowHeight(doc, columns, header, 'bold') + rowHeight(doc, columns, rows[0] ?? [], 'regular'))
  drawRow(doc, columns, header, 'bold')
  for (const row of rows) {
    if (doc.y + rowHeight(doc, columns, row, 'regular') > bottomOf(doc)) {
      doc.addPage()
      drawRow(doc, columns, header, 'bold')
    }
    drawRow(doc, columns, row, 'regular')
  }
  const quiet = { size: SIZE, colour: COLOURS.grey }
  if (rows.length === 0) write(doc, '暂无数据', quiet, { y: doc.y + PADDING.y, align: 'center' })
  doc.y += 12
}

type Column = { x: number; width: number; align: 'left' | 'right' | 'center' }

function measure(doc: Doc, { columns }: PdfTable): Column[] {
  const total = columns.reduce((sum, { width = 1 }) => sum + width, 0)
  let x = MARGINS.left
  return columns.map(({ width: share = 1, align = 'left' }) => {
    const width = (bodyWidth(doc) * share) / total
    const column = { x: x + PADDING.x, width: width - 2 * PADDING.x, align }
    x += width
    return column
  })
}

function drawRow(doc: Doc, columns: Column[], row: readonly string[], weight: 'regular' | 'bold'): void {
  const height = rowHeight(doc, columns, row, weight)
  const y = doc.y
  if (weight === 'bold') doc.rect(MARGINS.left, y, bodyWidth(doc), height).fill(COLOURS.sky)
  columns.forEach((column, at) => {
    const place = { ...column, y: y + PADDING.y, height: height - 2 * PADDING.y + 1, ellipsis: true }
    write(doc, row[at] ?? '', { weight, size: SIZE }, place)
  })
  hairline(doc, y + height)
  doc.y = y + height
}

/** A row is never higher than a page: what is beyond ends in an ellipsis. */
function rowHeight(doc: Doc, columns: Column[], row: readonly string[], weight: 'regular' | 'bold'): number {
  doc.font(weight).fontSize(SIZE)
  const texts = columns.map(({ width }, at) => doc.heightOfString(row[at] || ' ', { width }))
  return Math.min(Math.max(...texts) + 2 * PADDING.y, bottomOf(doc) - MARGINS.top - 40)
}

function bottomOf(doc: Doc): number {
  return doc.page.height - MARGINS.bottom
}
