import { useMemo, useState } from 'react'
import { useTexts } from '../app/i18n/use-texts.ts'
import { type ChartData, plainNumber } from './chart/data.ts'
import { EChart } from './chart/EChart.tsx'
import { chartOption, seriesColour } from './chart/options.ts'
import './Chart.css'
import { Switcher } from './Switcher.tsx'
import { uiTexts } from './texts.ts'

interface ChartProps {
  /** Says what is shown; also the table's caption. */
  readonly label: string
  readonly data: ChartData
  readonly height?: number
  /** Where the 图/表 switch lives elsewhere, for example in a card's head. */
  readonly view?: ChartView
}

export type ChartView = 'chart' | 'table'

/** A chart with its numbers always one click away. */
export function Chart({ label, data, height = 240, view }: ChartProps) {
  const [own, setOwn] = useState<ChartView>('chart')
  const shown = view ?? own
  return (
    <div className="chart">
      {view === undefined && <ChartSwitch view={own} onChange={setOwn} />}
      {shown === 'chart' ? (
        <Picture label={label} data={data} height={height} />
      ) : (
        <ChartTable label={label} data={data} />
      )}
      <noscript>
        <ChartTable label={label} data={data} />
      </noscript>
    </div>
  )
}

export function ChartSwitch({ view, onChange }: { view: ChartView; onChange: (view: ChartView) => void }) {
  const t = useTexts(uiTexts)
  const options = [
    { value: 'chart', label: t('chart') },
    { value: 'table', label: t('table') },
  ] as const
  return <Switcher label={t('chartOrTable')} options={options} value={view} onChange={onChange} />
}

function Picture({ label, data, height }: { label: string; data: ChartData; height: number }) {
  const option = useMemo(() => chartOption(data), [data])
  return (
    <>
      <EChart option={option} height={height} label={label} />
      {needsLegend(data) && <Legend data={data} />}
    </>
  )
}

/** Only where a series cannot be named beside its own line. */
function needsLegend({ kind, series }: ChartData) {
  return series.length > 1 && (kind === 'bar' || kind === 'radar')
}

function Legend({ data }: { data: ChartData }) {
  return (
    <ul className="chart-legend">
      {data.series.map((series, index) => (
        <li key={series.name}>
          <i style={{ background: seriesColour(series, index) }} />
          {series.name}
        </li>
      ))}
    </ul>
  )
}

function ChartTable({ label, data }: { label: string; data: ChartData }) {
  const t = useTexts(uiTexts)
  const format = data.format ?? plainNumber
  return (
    <table className="chart-table">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{t('item')}</th>
          {data.series.map((series) => (
            <th key={series.name} scope="col">
              {series.name}
              {data.unit && `（${data.unit}）`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.categories.map((category, row) => (
          <tr key={category}>
            <th scope="row">{category}</th>
            {data.series.map((series) => {
              const value = series.values[row]
              return <td key={series.name}>{typeof value === 'number' ? format(value) : '—'}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
