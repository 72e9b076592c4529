import type { EChartsOption, SeriesOption } from 'echarts'
import { token } from '../theme/tokens.ts'
import { type ChartData, type ChartKind, type ChartSeries, plainNumber } from './data.ts'

const palette = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'].map(token)
const ink = token('ink')
const ink2 = token('ink-2')
const ink3 = token('ink-3')
const line2 = token('line-2')
const edge = token('edge')
const tint = token('chart-4')

/** Points beyond this many are read from the axis and the tooltip instead of from labels. */
const labelled = 14

export function seriesColour(series: ChartSeries, index: number) {
  return series.muted ? tint : (palette[index] ?? ink)
}

export function chartOption(data: ChartData): EChartsOption {
  return { ...frame(data), ...builders[data.kind](data) }
}

const builders: Record<ChartKind, (data: ChartData) => EChartsOption> = {
  line: lineOption,
  bar: barOption,
  rank: rankOption,
  donut: donutOption,
  radar: radarOption,
}

function frame(data: ChartData): EChartsOption {
  const format = formatOf(data)
  return {
    color: palette,
    textStyle: { fontFamily: token('font'), color: ink },
    aria: { enabled: true },
    animationDuration: 220,
    animationDurationUpdate: 180,
    tooltip: {
      trigger: data.kind === 'donut' || data.kind === 'radar' ? 'item' : 'axis',
      valueFormatter: (value) => (typeof value === 'number' ? `${format(value)} ${data.unit ?? ''}` : '—'),
      borderColor: token('line'),
      padding: [8, 12],
      textStyle: { color: ink, fontSize: 13 },
      extraCssText: 'box-shadow: var(--shadow)',
      confine: true,
    },
  }
}

function lineOption(data: ChartData): EChartsOption {
  const format = formatOf(data)
  const several = data.series.length > 1
  const order = endOrder(data)
  return {
    grid: { left: 8, right: several ? 108 : 32, top: 28, bottom: 4, containLabel: true },
    xAxis: categoryAxis(data),
    yAxis: valueAxis(format),
    series: data.series.map((series, index): SeriesOption => {
      const colour = series.muted ? ink3 : seriesColour(series, index)
      return {
        name: series.name,
        type: 'line',
        data: index === 0 ? labelledPoints(data, series) : [...series.values],
        symbol: series.muted ? 'none' : 'circle',
        symbolSize: 7,
        lineStyle: { width: series.muted ? 1.2 : 2, type: series.muted ? 'dashed' : 'solid' },
        color: colour,
        label: { formatter: labelOf(format), color: ink, fontSize: 12 },
        labelLayout: { hideOverlap: true },
        endLabel: {
          show: several,
          formatter: ({ value }) => `${typeof value === 'number' ? format(value) : ''} ${series.name}`,
          color: series.muted ? ink2 : colour,
          fontWeight: series.muted ? 'normal' : 'bold',
          fontSize: 12,
          offset: [0, (order.indexOf(index) - (order.length - 1) / 2) * 17],
        },
      }
    }),
  }
}

/** Every point says its value: above the line, or below it in a valley, where the line would cross the figure. */
function labelledPoints({ categories, series: all }: ChartData, { values }: ChartSeries) {
  if (categories.length > labelled) return [...values]
  return values.map((value, index) => {
    const named = all.length > 1 && index === values.length - 1
    return { value, label: { show: !named, position: isValley(values, index) ? 'bottom' : 'top' } as const }
  })
}

/** Clearly lower than both neighbours. */
function isValley(values: readonly (number | null)[], index: number) {
  const numbers = values.filter((value) => value !== null)
  const depth = (Math.max(...numbers) - Math.min(...numbers)) / 4
  const deep = (neighbour: number | null | undefined) =>
    (neighbour ?? Number.NEGATIVE_INFINITY) - (values[index] ?? 0) > depth
  return deep(values[index - 1]) && deep(values[index + 1])
}

/** Series from the highest end to the lowest, so that their names keep apart. */
function endOrder({ series }: ChartData) {
  const end = (index: number) => series[index]?.values.findLast((value) => value !== null) ?? 0
  return series.map((_, index) => index).sort((one, other) => end(other) - end(one))
}

function barOption(data: ChartData): EChartsOption {
  const format = formatOf(data)
  const direct = data.categories.length * data.series.length <= labelled
  return {
    grid: { left: 8, right: 16, top: 28, bottom: 4, containLabel: true },
    xAxis: categoryAxis(data),
    yAxis: valueAxis(format),
    series: data.series.map(
      (series, index): SeriesOption => ({
        name: series.name,
        type: 'bar',
        data: [...series.values],
        barMaxWidth: 40,
        color: series.muted ? tint : (palette[index] ?? ink),
        itemStyle: { borderRadius: [2, 2, 0, 0] },
        label: { show: direct, position: 'top', formatter: labelOf(format), color: ink, fontSize: 12 },
      }),
    ),
  }
}

function rankOption(data: ChartData): EChartsOption {
  const format = formatOf(data)
  return {
    grid: { left: 8, right: 64, top: 4, bottom: 4, containLabel: true },
    xAxis: { type: 'value', show: false },
    yAxis: {
      type: 'category',
      data: [...data.categories],
      inverse: true,
      axisTick: { show: false },
      axisLine: { show: false },
      axisLabel: { color: ink, fontSize: 13 },
    },
    series: data.series.map(
      (series): SeriesOption => ({
        name: series.name,
        type: 'bar',
        data: [...series.values],
        barMaxWidth: 14,
        color: '#5f8bdc',
        itemStyle: { borderRadius: 2 },
        label: { show: true, position: 'right', formatter: labelOf(format), color: ink, fontSize: 13 },
      }),
    ),
  }
}

function donutOption(data: ChartData): EChartsOption {
  const values = data.series[0]?.values ?? []
  return {
    series: [
      {
        type: 'pie',
        radius: ['38%', '58%'],
        itemStyle: { borderColor: '#fff', borderWidth: 2 },
        label: {
          formatter: ({ name, percent }) => `${name}\n${(percent ?? 0).toFixed(1)}%`,
          color: ink,
          fontSize: 12,
          lineHeight: 17,
        },
        labelLine: { length: 12, length2: 6, lineStyle: { color: edge } },
        data: data.categories.map((name, index) => ({ name, value: values[index] ?? 0 })),
      },
    ],
  }
}

function radarOption(data: ChartData): EChartsOption {
  const largest = Math.max(1, ...data.series.flatMap((series) => series.values.map((value) => value ?? 0)))
  return {
    radar: {
      indicator: data.categories.map((name) => ({ name, max: largest })),
      axisName: { color: ink2, fontSize: 13 },
      splitArea: { show: false },
      splitLine: { lineStyle: { color: line2 } },
      axisLine: { lineStyle: { color: line2 } },
    },
    series: [
      {
        type: 'radar',
        data: data.series.map((series, index) => ({
          name: series.name,
          value: series.values.map((value) => value ?? 0),
          areaStyle: { opacity: index === 0 ? 0.14 : 0 },
          lineStyle: { type: index === 0 ? 'solid' : 'dashed' },
        })),
      },
    ],
  }
}

function categoryAxis(data: ChartData) {
  return {
    type: 'category' as const,
    data: [...data.categories],
    axisTick: { show: false },
    axisLine: { lineStyle: { color: edge } },
    axisLabel: { color: ink3, fontSize: 12 },
  }
}

function valueAxis(format: (value: number) => string) {
  return {
    type: 'value' as const,
    splitLine: { lineStyle: { color: line2 } },
    axisLabel: { color: ink3, fontSize: 12, formatter: format },
    splitNumber: 4,
  }
}

function formatOf(data: ChartData) {
  return data.format ?? plainNumber
}

function labelOf(format: (value: number) => string) {
  return ({ value }: { value?: unknown }) => (typeof value === 'number' ? format(value) : '')
}
