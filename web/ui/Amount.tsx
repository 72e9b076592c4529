import { useLang } from '../app/i18n/use-texts.ts'
import './Amount.css'
import { type AmountUnit, amountText } from './amount.ts'

/** Money in the size its digits call for; gold only where it is the card's one figure. */
export function Amount({ yuan, unit, gold }: { yuan: string | number; unit?: AmountUnit; gold?: true }) {
  const amount = amountText(yuan, useLang(), unit)
  return (
    <span className={gold ? 'amount gold' : 'amount'}>
      {amount.text}
      <small>{amount.unit}</small>
    </span>
  )
}
