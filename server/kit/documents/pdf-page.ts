import { bodyWidth, COLOURS, type Doc, hairline, keepTogether, MARGINS, write } from './pdf-style.ts'
import { drawTable, type PdfTable } from './pdf-table.ts'
import { qrSquares } from './qr.ts'

export type PdfPage = {
  heading(text: string): void
  paragraph(text: string): void
  facts(facts: readonly (readonly [label: string, value: string])[]): void
  table(table: PdfTable): void
  signature(labels: readonly string[]): void
  qr(text: string, caption?: string): void
}

const QR_SIDE = 84
const LABEL_WIDTH = 88
const LONG_VALUE = 36

export function pdfPage(doc: Doc): PdfPage {
  return {
    heading: (text) => drawHeading(doc, text),
    paragraph: (text) => drawParagraph(doc, text),
    facts: (facts) => drawFacts(doc, facts),
    table: (table) => drawTable(doc, table),
    signature: (labels) => drawSignature(doc, labels),
    qr: (text, caption) => drawQr(doc, text, caption),
  }
}

function drawHeading(doc: Doc, text: string): void {
  keepTogether(doc, 64)
  const y = doc.y + 6
  doc.rect(MARGINS.left, y + 2, 3, 14).fill(COLOURS.blue)
  write(doc, text, { weight: 'bold', size: 13 }, { x: MARGINS.left + 10, y, width: bodyWidth(doc) - 10 })
  doc.y += 8
}

function drawParagraph(doc: Doc, text: string): void {
  write(doc, text, { size: 10.5 }, { lineGap: 5, paragraphGap: 4, align: 'left' })
  doc.y += 6
}

type Fact = readonly [label: string, value: string]

function drawFacts(doc: Doc, facts: readonly Fact[]): void {
  for (const row of factRows(facts)) drawFactRow(doc, row, bodyWidth(doc) / row.sides)
  doc.y += 12
}

/** Two facts share a line; a long value takes a line of its own. */
function factRows(facts: readonly Fact[]) {
  const rows: { sides: 1 | 2; facts: Fact[] }[] = []
  for (const fact of facts) {
    const last = rows.at(-1)
    if (fact[1].length > LONG_VALUE) rows.push({ sides: 1, facts: [fact] })
    else if (last?.sides === 2 && last.facts.length === 1) last.facts.push(fact)
    else rows.push({ sides: 2, facts: [fact] })
  }
  return rows
}

function drawFactRow(doc: Doc, { facts }: { facts: Fact[] }, width: number): void {
  doc.font('regular').fontSize(10)
  const heights = facts.map(([label, value]) =>
    Math.max(
      doc.heightOfString(label, { width: LABEL_WIDTH }),
      doc.heightOfString(value || '—', { width: width - LABEL_WIDTH - 20 }),
    ),
  )
  const height = Math.max(...heights) + 11
  keepTogether(doc, height)
  const y = doc.y
  facts.forEach(([label, value], side) => {
    const x = MARGINS.left + side * width
    write(doc, label, { size: 10, colour: COLOURS.grey }, { x, y: y + 5, width: LABEL_WIDTH })
    write(doc, value || '—', { size: 10 }, { x: x + LABEL_WIDTH + 8, y: y + 5, width: width - LABEL_WIDTH - 20 })
  })
  hairline(doc, y + height)
  doc.y = y + height
}

function drawSignature(doc: Doc, labels: readonly string[]): void {
  const half = bodyWidth(doc) / 2
  keepTogether(doc, Math.ceil(labels.length / 2) * 44 + 12)
  const top = doc.y + 12
  labels.forEach((label, at) => {
    const x = MARGINS.left + (at % 2) * half
    const y = top + Math.floor(at / 2) * 44
    write(doc, `${label}：`, { size: 10.5 }, { x, y, width: half - 24, lineBreak: false })
    const start = x + doc.widthOfString(`${label}：`) + 4
    doc
      .moveTo(start, y + 14)
      .lineTo(x + half - 24, y + 14)
      .lineWidth(0.7)
      .strokeColor(COLOURS.ink)
      .stroke()
  })
  doc.y = top + Math.ceil(labels.length / 2) * 44
}

/** Drawn as squares, so that it stays sharp at any size. */
function drawQr(doc: Doc, text: string, caption?: string): void {
  keepTogether(doc, QR_SIDE + 12)
  const { size, dark } = qrSquares(text)
  const [y, step] = [doc.y + 4, QR_SIDE / size]
  for (const square of dark) doc.rect(MARGINS.left + square.x * step, y + square.y * step, step, step)
  doc.fill(COLOURS.ink)
  const place = {
    x: MARGINS.left + QR_SIDE + 16,
    y: y + 6,
    width: bodyWidth(doc) - QR_SIDE - 16,
    height: QR_SIDE,
    lineGap: 4,
  }
  if (caption) write(doc, caption, { size: 9, colour: COLOURS.grey }, place)
  doc.y = y + QR_SIDE + 12
}
