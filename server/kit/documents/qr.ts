import { create, toBuffer, toString as toText } from 'qrcode'

const INK = { dark: '#10233FFF', light: '#FFFFFFFF' }

export function qrSvg(text: string): Promise<string> {
  return toText(text, { type: 'svg', margin: 2, errorCorrectionLevel: 'M', color: INK })
}

export function qrPng(text: string): Promise<Buffer> {
  return toBuffer(text, { type: 'png', margin: 2, scale: 8, errorCorrectionLevel: 'M', color: INK })
}

/** The bare squares, for callers that draw the code themselves. */
export function qrSquares(text: string): { size: number; dark: { x: number; y: number }[] } {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules
  const dark = [...data].flatMap((bit, index) => (bit ? [{ x: index % size, y: Math.floor(index / size) }] : []))
  return { size, dark }
}
