export interface Place {
  mapX: number
  mapY: number
}

/** An ellipse inside each district of the schematic map: centre and half axes. */
export const DISTRICT_ELLIPSES: Readonly<
  Record<string, readonly [x: number, y: number, across: number, down: number]>
> = {
  '320508': [239, 370, 19, 28],
  '320506': [206, 426, 44, 16],
  '320507': [258, 297, 62, 24],
  '320583': [399, 372, 40, 70],
  '320585': [468, 258, 40, 44],
  '320581': [306, 216, 72, 38],
  '320582': [250, 94, 62, 40],
  '320576': [308, 364, 36, 28],
  '320505': [176, 362, 32, 28],
  '320509': [251, 508, 46, 38],
}

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5))

/** The n-th of `count` spots spread evenly over a district, so that no two offices cover each other. */
export function spotIn(district: string, n: number, count: number): Place {
  const [x, y, across, down] = DISTRICT_ELLIPSES[district] ?? [288, 330, 20, 20]
  const radius = Math.sqrt((n + 0.5) / Math.max(count, 1))
  const angle = n * GOLDEN_ANGLE
  return {
    mapX: Math.round(x + Math.cos(angle) * radius * across),
    mapY: Math.round(y + Math.sin(angle) * radius * down),
  }
}
