import { useMemo } from 'react'
import { useTexts } from '../../../app/i18n/use-texts.ts'
import { Chart } from '../../../ui/Chart.tsx'
import type { ChartData } from '../../../ui/chart/data.ts'
import { CountUp } from '../../home/CountUp.tsx'
import { SectionHead } from '../../home/Section.tsx'
import type { BlockProps } from '../block-props.ts'
import { zoneTexts } from '../texts.ts'

const COUNT_MS = 3000
const YI = 100_000_000
const WAN = 10_000

/** What came of the zone, counted up over three seconds. */
export function FiguresBlock({ title, data: { zone, productNum } }: BlockProps) {
  const t = useTexts(zoneTexts)
  const figures = [
    { name: t('corpNum'), value: zone.corpNum, unit: t('firms') },
    { name: t('creditCorpNum'), value: zone.creditCorpNum, unit: t('firms') },
    { name: t('creditAmount'), value: Number(zone.creditAmount) / YI, decimals: 2, unit: t('yi') },
    { name: t('productNum'), value: productNum, unit: t('items') },
    { name: t('policyNum'), value: zone.policyNum, unit: t('pieces') },
  ]
  return (
    <>
      <SectionHead title={title} note={t('demo')} />
      <dl className="zone-figures">
        {figures.map(({ name, value, decimals = 0, unit }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <CountUp value={value} decimals={decimals} milliseconds={COUNT_MS} />
              <small>{unit}</small>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export function TrendBlock({ title, data: { zone } }: BlockProps) {
  const t = useTexts(zoneTexts)
  const chart = useMemo<ChartData>(
    () => ({
      kind: 'bar',
      categories: zone.months.map(({ month }) => month),
      series: [{ name: t('creditAmount'), values: zone.months.map(({ creditAmount }) => Number(creditAmount) / WAN) }],
      unit: t('wan'),
    }),
    [zone.months, t],
  )
  return (
    <>
      <SectionHead title={title} note={`${t('wan')} · ${t('demo')}`} />
      <Chart label={t('trendLabel')} data={chart} height={280} />
    </>
  )
}
