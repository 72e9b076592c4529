import type { Product } from '#contract/catalogue/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { productTexts } from './texts.ts'
import type { CostPlan } from './use-cost-plan.ts'
import type { ProductActions } from './use-product-actions.tsx'

interface ApplyDialogProps {
  readonly product: Product
  readonly plan: CostPlan
  readonly actions: ProductActions
}

/** Until demands can be published here, an applicant is led to the institution itself. */
export function ApplyDialog({ product, plan, actions }: ApplyDialogProps) {
  const t = useTexts(productTexts)
  const facts = [
    { label: t('institution'), value: product.financeName },
    { label: t('contact'), value: product.contacts },
    {
      label: t('phone'),
      value: <a href={`tel:${product.contactsPhone.replace(/\s/g, '')}`}>{product.contactsPhone}</a>,
    },
    { label: t('address'), value: product.address },
    ...(plan.cost
      ? [
          {
            label: t('applyPlan'),
            value: `${plan.wan}${t('wan')} · ${plan.months}${t('months')} · ${Number(plan.cost.yearlyRate).toFixed(2)}%`,
          },
        ]
      : []),
  ]
  return (
    <Dialog
      title={t('applyTitle', { name: product.proName })}
      onClose={actions.closeApply}
      foot={
        <>
          {!actions.kept && <Button onClick={actions.keep}>{t('keep')}</Button>}
          <Button kind="primary" onClick={actions.closeApply}>
            {t('close')}
          </Button>
        </>
      }
    >
      <p>{t('applyText')}</p>
      <Facts facts={facts} columns={1} />
    </Dialog>
  )
}
