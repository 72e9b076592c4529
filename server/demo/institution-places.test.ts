import { expect, it } from 'vitest'
import { districts as outlines } from '#web/ui/map/districts.ts'
import { DISTRICT_ELLIPSES, spotIn } from './institution-places.ts'
import { districts } from './reference/districts.ts'

type Point = readonly [number, number]

const cornersOf = (outline: string): Point[] =>
  [...outline.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])

/** Counts the edges a ray to the right crosses. */
const isInside = ([x, y]: Point, corners: Point[]) =>
  corners.filter(([x1, y1], at) => {
    const [x2, y2] = corners[(at + 1) % corners.length]!
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  }).length %
    2 ===
  1

it('puts every office inside its district of the drawn map', () => {
  expect(Object.keys(DISTRICT_ELLIPSES).sort()).toEqual(districts.map(({ code }) => code).sort())
  for (const { code, shortName } of districts) {
    const outline = outlines.find((one) => shortName.includes(one['zh-CN']))!
    const spots = Array.from({ length: 60 }, (_, n) => spotIn(code, n, 60))
    const strays = spots.filter(({ mapX, mapY }) => !isInside([mapX, mapY], cornersOf(outline.outline)))
    expect(strays, shortName).toEqual([])
    expect(new Set(spots.map(({ mapX, mapY }) => `${mapX} ${mapY}`)).size, shortName).toBeGreaterThan(50)
  }
})
