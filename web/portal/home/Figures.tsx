import { useTexts } from '../../app/i18n/use-texts.ts'
import { groupThousands } from '../../ui/amount.ts'
import { rateText } from '../../ui/rate.ts'
import { CountUp } from './CountUp.tsx'
import './Figures.css'
import type { HomeData } from './load-home.ts'
import { type HomeText, homeTexts } from './texts.ts'

const grouped = (count: number) => groupThousands(String(count))

/** What the platform counts of itself. A figure it has no records for is not shown. */
export function Figures({ figures }: { figures: HomeData['figures'] }) {
  const t = useTexts(homeTexts)
  const { corNum, authCorNum, institutionNum, branchNum, productNum, policyNum, openPolicyNum } = figures
  return (
    <section className="wrap home-extra" aria-label={t('figures')}>
      <dl className="figures">
        <Figure name="enterprises" value={corNum} unit={t('unitFirm')}>
          {t('enterprisesNote', { count: grouped(authCorNum) })}
        </Figure>
        <Figure name="institutions" value={institutionNum} unit={t('unitFirm')}>
          {t('institutionsNote', { count: grouped(branchNum) })}
        </Figure>
        <Figure name="products" value={productNum} unit={t('unitProduct')}>
          {t('productsNote')}
        </Figure>
        <Figure name="policies" value={policyNum} unit={t('unitPolicy')}>
          {t('policiesNote', { count: grouped(openPolicyNum) })}
        </Figure>
        {figures.averageRate && (
          <Figure name="rate" value={Number(figures.averageRate)} decimals={2} unit="%">
            {t('rateNote', { rate: rateText(figures.lowestRate) })}
          </Figure>
        )}
      </dl>
    </section>
  )
}

interface FigureProps {
  readonly name: HomeText
  readonly value: number
  readonly unit: string
  readonly decimals?: number
  readonly children: string
}

function Figure({ name, value, unit, decimals = 0, children }: FigureProps) {
  const t = useTexts(homeTexts)
  return (
    <div>
      <dt>{t(name)}</dt>
      <dd>
        <CountUp value={value} decimals={decimals} />
        <small>{unit}</small>
      </dd>
      <dd className="figure-note">{children}</dd>
    </div>
  )
}
