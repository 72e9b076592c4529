import { expect, it } from 'vitest'
import { qrPng, qrSquares, qrSvg } from './qr.ts'

const ADDRESS = 'https://jinqiao.example.com/verify?no=RZ20260101000001&name=融资需求'

it('draws the three finder corners', () => {
  const { size, dark } = qrSquares(ADDRESS)
  const isDark = (x: number, y: number) => dark.some((square) => square.x === x && square.y === y)
  const corners = [
    { x: 0, y: 0 },
    { x: size - 7, y: 0 },
    { x: 0, y: size - 7 },
  ]
  for (const { x, y } of corners) {
    expect([0, 1, 2, 3, 4, 5, 6].map((step) => isDark(x + step, y + 3))).toEqual([
      true,
      false,
      true,
      true,
      true,
      false,
      true,
    ])
  }
})

it('gives a square picture with a quiet zone as PNG', async () => {
  const png = await qrPng(ADDRESS)
  const side = (qrSquares(ADDRESS).size + 4) * 8
  expect(png.subarray(1, 4).toString()).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([side, side])
})

it('gives the same code as SVG', async () => {
  const svg = await qrSvg(ADDRESS)
  const side = qrSquares(ADDRESS).size + 4
  expect(svg).toContain(`viewBox="0 0 ${side} ${side}"`)
})

it('refuses an empty text', () => {
  expect(() => qrSquares('')).toThrow()
})
