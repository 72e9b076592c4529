export type ChartKind = 'line' | 'bar' | 'rank' | 'donut' | 'radar'

export interface ChartSeries {
  readonly name: string
  readonly values: readonly (number | null)[]
  /** For comparison only: dashed and grey. */
  readonly muted?: boolean
}

/** What a chart shows. Picture and table are both made from this, so they cannot differ. */
export interface ChartData {
  readonly kind: ChartKind
  readonly categories: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly unit?: string
  readonly format?: (value: number) => string
}

export const plainNumber = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 2 })
