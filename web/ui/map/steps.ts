const fills = ['var(--map-1)', 'var(--map-2)', 'var(--map-3)', 'var(--map-4)', 'var(--map-5)'] as const

export interface Step {
  readonly from: number
  readonly fill: string
  readonly dark: boolean
}

/** Five round steps between the smallest and the largest value. */
export function stepsFor(values: readonly number[]): readonly Step[] {
  const largest = Math.max(0, ...values)
  const width = roundUp(largest / fills.length)
  return fills.map((fill, index) => ({ from: index * width, fill, dark: index >= 3 }))
}

export function stepOf(value: number, steps: readonly Step[]) {
  return steps.findLast((step) => value >= step.from) ?? steps[0]
}

function roundUp(value: number) {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  const nice = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= value) ?? 10
  return nice * power
}
