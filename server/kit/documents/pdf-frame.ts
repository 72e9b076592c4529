import { BRAND, COLOURS, type Doc, hairline, MARGINS, write } from './pdf-style.ts'

export type PdfCover = { title: string; subtitle?: string; number?: string; footer?: string; demo?: boolean }

const SMALL = { size: 8, colour: COLOURS.grey }

export function drawTitle(doc: Doc, { title, subtitle }: PdfCover): void {
  write(doc, title, { weight: 'bold', size: 20 }, { lineGap: 2 })
  if (subtitle) write(doc, subtitle, { size: 10.5, colour: COLOURS.grey }, { y: doc.y + 4 })
  doc.y += 14
}

/** Head and foot of every page; drawn last, because only then the number of pages is known. */
export function drawFrames(doc: Doc, cover: PdfCover): void {
  const { start, count } = doc.bufferedPageRange()
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page)
    doc.page.margins.bottom = 0
    drawHead(doc, cover)
    drawFoot(doc, cover, `第 ${page - start + 1} 页 / 共 ${count} 页`)
  }
}

function drawHead(doc: Doc, { number }: PdfCover): void {
  drawMark(doc, MARGINS.left, 36)
  write(doc, '金桥', { weight: 'bold', size: 11 }, { x: MARGINS.left + 30, y: 36 })
  if (number) write(doc, `编号：${number}`, { size: 9, colour: COLOURS.grey }, { y: 38, align: 'right' })
  hairline(doc, 56)
  doc.rect(MARGINS.left, 55.5, 24, 1.5).fill(COLOURS.blue)
}

function drawFoot(doc: Doc, { footer, demo }: PdfCover, pages: string): void {
  const y = doc.page.height - 44
  hairline(doc, y - 8)
  write(doc, BRAND, SMALL, { y, lineBreak: false })
  write(doc, pages, SMALL, { y, align: 'right' })
  if (demo) drawDemoTag(doc, y)
  if (footer) write(doc, footer, SMALL, { y: y + 13, height: 12, ellipsis: true })
}

function drawDemoTag(doc: Doc, y: number): void {
  const x = MARGINS.left + doc.font('regular').fontSize(SMALL.size).widthOfString(BRAND) + 12
  doc.roundedRect(x, y - 1.5, 44, 14, 2).fill(COLOURS.warningTint)
  write(doc, '演示数据', { size: 8, colour: COLOURS.warning }, { x, y, width: 44, align: 'center', lineBreak: false })
}

/** One arch of a bridge over a line. */
function drawMark(doc: Doc, x: number, y: number): void {
  doc.lineWidth(1.6).strokeColor(COLOURS.blue)
  doc.path(`M${x} ${y + 12} Q${x + 11} ${y - 9} ${x + 22} ${y + 12}`).stroke()
  doc
    .moveTo(x, y + 15)
    .lineTo(x + 22, y + 15)
    .stroke()
}
