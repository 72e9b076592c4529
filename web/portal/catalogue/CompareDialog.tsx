import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { type Cost, LINES, type LineNo, type Product, supermarket } from '#contract/catalogue/index.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { rateRangeText, rateText } from '../../ui/rate.ts'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import './CompareDialog.css'
import type { Compared } from './compare.ts'
import { feeText, yuanText } from './fee-text.ts'
import { costWithin, repaymentsOf } from './product-cost.ts'
import { productLink } from './product-link.ts'
import { amountRange, termRange } from './ranges.ts'
import { compareTexts } from './texts.ts'

/** The chosen products side by side, with what each would really cost. */
export function CompareDialog({ chosen, onClose }: { chosen: readonly Compared[]; onClose: () => void }) {
  const t = useTexts(compareTexts)
  const { data, isError } = useCall(supermarket.compare, { ids: chosen.map(({ id }) => id) })
  return (
    <Dialog title={t('title')} width={800} onClose={onClose}>
      {data && <Comparison products={data} />}
      {!data && (isError ? <p role="alert">{t('failed')}</p> : <LinesSkeleton lines={8} />)}
    </Dialog>
  )
}

function Comparison({ products }: { products: readonly Product[] }) {
  const t = useTexts(compareTexts)
  const [wan, setWan] = useState('100')
  const [months, setMonths] = useState('12')
  const lends = products.every(({ line }) => LINES[line as LineNo].lends)
  const costs = products.map((product) => (lends ? costWithin(product, wan, months) : undefined))
  return (
    <>
      {lends && (
        <div className="compare-inputs">
          <Field label={t('amount')} value={wan} onChange={setWan} inputMode="decimal" />
          <Field label={t('months')} value={months} onChange={setMonths} inputMode="numeric" />
        </div>
      )}
      <CompareTable products={products} costs={costs} lends={lends} />
      {lends && <p className="compare-note">{t('allInNote')}</p>}
    </>
  )
}

interface TableProps {
  readonly products: readonly Product[]
  readonly costs: readonly (Cost | undefined)[]
  readonly lends: boolean
}

function CompareTable({ products, costs, lends }: TableProps) {
  const lang = useLang()
  const rows = useCompareRows(costs, lends)
  return (
    <div className="compare-scroll">
      <table className="compare-table">
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <Link to={productLink(product, lang)}>{product.proName}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows(products[0]!).map(([name, cell]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {products.map((product, at) => (
                <td key={product.id}>{cell(product, at)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Row = readonly [name: string, cell: (product: Product, at: number) => ReactNode]

function useCompareRows(costs: TableProps['costs'], lends: boolean): (first: Product) => readonly Row[] {
  const t = useTexts(compareTexts)
  const label = useLabel()
  const lang = useLang()
  const lowest = Math.min(...costs.flatMap((cost) => (cost ? Number(cost.yearlyRate) : [])))
  const allIn: readonly Row[] = [
    [
      t('allIn'),
      (_product, at) => {
        const cost = costs[at]
        if (!cost) return <span className="muted">{t('outside')}</span>
        const best = Number(cost.yearlyRate) === lowest
        return (
          <b className="compare-rate">
            {Number(cost.yearlyRate).toFixed(2)}%{best && <em>{t('best')}</em>}
          </b>
        )
      },
    ],
    [t('total'), (_product, at) => costs[at] && t('yuan', { amount: yuanText(costs[at].total) })],
  ]
  return (first) => {
    const line = LINES[first.line as LineNo]
    return [
      ...(lends ? allIn : []),
      [t('institution'), ({ shortName }) => shortName],
      [label(line.kindLabel), ({ productTypeName }) => label(productTypeName)],
      [
        label(line.rateLabel),
        ({ beginRate, endRate }) => (beginRate ? `${rateRangeText(beginRate, endRate)}%` : t('none')),
      ],
      [
        label(line.amountLabel),
        ({ loanAmt, loantoAmt }) => {
          const { text, unit } = amountRange(loanAmt, loantoAmt, lang)
          return `${text} ${unit}`
        },
      ],
      [t('months'), ({ loanDate, loantoDate }) => termRange(loanDate, loantoDate)],
      ...(lends
        ? ([
            [t('guarantee'), ({ guaTypeName }) => guaTypeName.split(',').map(label).join('、') || t('none')],
            [
              t('repayments'),
              (product) =>
                repaymentsOf(product)
                  .map(([, name]) => label(name))
                  .join('、'),
            ],
            [t('fees'), ({ fees }) => <Fees fees={fees} />],
            [
              t('subsidy'),
              ({ subsidies }) =>
                subsidies.map(({ name, rate }) => `${name} ${rateText(rate)}%`).join('、') || t('none'),
            ],
          ] satisfies Row[])
        : []),
      [t('speed'), ({ workDays }) => t('days', { days: workDays })],
      [t('conditions'), ({ conditions }) => t('items', { count: conditions.length })],
      [t('materials'), ({ materials }) => t('items', { count: materials.length })],
    ]
  }
}

function Fees({ fees }: { fees: Product['fees'] }) {
  const t = useTexts(compareTexts)
  const label = useLabel()
  const own = fees.filter(({ payer, value }) => payer === 'enterprise' && Number(value) > 0)
  if (own.length === 0) return t('noFees')
  return own.map((fee) => <div key={fee.name}>{`${label(fee.name)} ${feeText(fee, label)}`}</div>)
}
