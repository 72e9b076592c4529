import type { Product } from '#contract/catalogue/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import './ApplyBar.css'
import { PAYMENT_NAMES } from './CostResult.tsx'
import { yuanText } from './fee-text.ts'
import { productTexts } from './texts.ts'
import type { CostPlan } from './use-cost-plan.ts'
import type { ProductActions } from './use-product-actions.tsx'

interface ApplyBarProps {
  readonly product: Product
  readonly plan: CostPlan
  readonly actions: ProductActions
}

/** Keeps what was worked out in sight; on phones it takes the place of the bottom bar. */
export function ApplyBar({ product, plan, actions }: ApplyBarProps) {
  const t = useTexts(productTexts)
  const { cost } = plan
  return (
    <section className="apply-bar" aria-label={t('bar')}>
      <div className="wrap">
        <div className="apply-name">
          <Monogram name={product.shortName} />
          <div>
            <b>{product.proName}</b>
            <span>{product.shortName}</span>
          </div>
        </div>
        {cost && (
          <dl>
            <div>
              <dt>{t('amount')}</dt>
              <dd>{`${plan.wan}${t('wan')} · ${plan.months}${t('months')}`}</dd>
            </div>
            <div>
              <dt>{t(PAYMENT_NAMES[plan.repayment])}</dt>
              <dd>{`${yuanText(plan.repayment === 'bullet' ? cost.lastPayment : cost.firstPayment)} ${t('yuan')}`}</dd>
            </div>
            <div>
              <dt>{t('yearly')}</dt>
              <dd className="gold">{Number(cost.yearlyRate).toFixed(2)}%</dd>
            </div>
          </dl>
        )}
        <button className="apply-icon" type="button" aria-pressed={actions.kept} onClick={actions.keep}>
          <Icon name="star" size={20} />
          {t(actions.kept ? 'kept' : 'keep')}
        </button>
        <button className="apply-icon" type="button" aria-pressed={actions.compared} onClick={actions.compare}>
          <Icon name="scale" size={20} />
          {t(actions.compared ? 'compared' : 'compare')}
        </button>
        <Button kind="primary" onClick={actions.apply}>
          {t('applyNow')}
        </Button>
      </div>
    </section>
  )
}
