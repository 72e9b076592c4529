import { useTexts } from '../app/i18n/use-texts.ts'
import './Amount.css'
import { rateRangeText } from './rate.ts'
import { uiTexts } from './texts.ts'

/** `<Rate from="2.95" open />` reads 2.95% 起; with `to` it is a range. */
export function Rate({ from, to, open }: { from: string | number; to?: string | number; open?: true }) {
  const t = useTexts(uiTexts)
  return (
    <span className="rate gold">
      {rateRangeText(from, to)}
      <small>%{open && ` ${t('from')}`}</small>
    </span>
  )
}
