export type Doc = PDFKit.PDFDocument

export const BRAND = '金桥 · 区域综合金融服务平台'
export const COLOURS = {
  ink: '#10233F',
  grey: '#5A6B85',
  line: '#D5DDEA',
  blue: '#1B57C4',
  sky: '#EAF1FD',
  warning: '#8A5200',
  warningTint: '#FFF4E0',
}
export const MARGINS = { top: 76, bottom: 72, left: 56, right: 56 }

export function bodyWidth(doc: Doc): number {
  return doc.page.width - MARGINS.left - MARGINS.right
}

/** Starts a new page unless this much still fits on the current one. */
export function keepTogether(doc: Doc, height: number): void {
  if (doc.y + height > doc.page.height - MARGINS.bottom) doc.addPage()
}

export function hairline(doc: Doc, y: number, from = MARGINS.left, to = doc.page.width - MARGINS.right): void {
  doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(COLOURS.line).stroke()
}

export function write(
  doc: Doc,
  text: string,
  style: { weight?: 'regular' | 'bold'; size: number; colour?: string },
  place: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {},
): void {
  const { x = MARGINS.left, y = doc.y, ...options } = place
  doc
    .font(style.weight ?? 'regular')
    .fontSize(style.size)
    .fillColor(style.colour ?? COLOURS.ink)
  doc.text(text, x, y, { width: bodyWidth(doc), ...options })
}
