import { LINES, type LineNo, type Product, type ProductCard } from '#contract/catalogue/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { ApplyBar } from './ApplyBar.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'
import { CostCalculator } from './CostCalculator.tsx'
import { ProductAside } from './ProductAside.tsx'
import { Conditions, Facts, Materials, Process, Questions } from './ProductSections.tsx'
import { ProductSummary } from './ProductSummary.tsx'
import { productTexts } from './texts.ts'
import { useConditionCheck } from './use-condition-check.ts'
import { useCostPlan } from './use-cost-plan.ts'
import { useProductActions } from './use-product-actions.tsx'

export function ProductView({ product, similar }: { product: Product; similar: readonly ProductCard[] }) {
  const t = useTexts(productTexts)
  const lends = LINES[product.line as LineNo].lends
  const plan = useCostPlan(product)
  const actions = useProductActions(product)
  const check = useConditionCheck(product.id)
  const sections = [
    ...(lends ? [['cost', t('cost')] as const] : []),
    ['conditions', t('conditions')],
    ['facts', t('facts')],
    ['process', t('process')],
    ['materials', t('materials')],
    ['questions', t('questions')],
  ] as const
  return (
    <>
      <ProductSummary product={product} actions={actions} check={check} />
      <nav className="product-nav" aria-label={t('sections')}>
        {sections.map(([id, name]) => (
          <a key={id} href={`#${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <div className="product-columns">
        <div className="product-main">
          {lends && <CostCalculator product={product} plan={plan} />}
          <Conditions product={product} check={check} />
          <Facts product={product} />
        </div>
        <ProductAside product={product} similar={similar} />
      </div>
      <Process product={product} />
      <div className="product-halves">
        <Materials product={product} />
        <Questions product={product} />
      </div>
      <ApplyBar product={product} plan={plan} actions={actions} />
      {actions.applying && <ApplyDialog product={product} plan={plan} actions={actions} />}
      {actions.dialogs}
    </>
  )
}
