export type Bearing =
  | 'centre'
  | 'east'
  | 'southeast'
  | 'south'
  | 'southwest'
  | 'west'
  | 'northwest'
  | 'north'
  | 'northeast'

const AROUND = ['east', 'southeast', 'south', 'southwest', 'west', 'northwest', 'north', 'northeast'] as const
const NEAR = 10

type Point = readonly [x: number, y: number]

/** Where a place lies as seen from a centre on the schematic map, whose y grows to the south. */
export function bearing([fromX, fromY]: Point, [x, y]: Point): Bearing {
  const [east, south] = [x - fromX, y - fromY]
  if (Math.hypot(east, south) < NEAR) return 'centre'
  const eighth = Math.round((Math.atan2(south, east) / Math.PI) * 4)
  return AROUND[(eighth + AROUND.length) % AROUND.length] ?? 'centre'
}
