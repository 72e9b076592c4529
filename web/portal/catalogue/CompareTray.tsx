import { useState } from 'react'
import { LARGEST_COMPARISON } from '#contract/catalogue/index.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import { rateText } from '../../ui/rate.ts'
import { CompareDialog } from './CompareDialog.tsx'
import './CompareTray.css'
import { type Compared, clearCompared, toggleCompared, useCompared } from './compare.ts'
import { largestAmount } from './ranges.ts'
import { compareTexts } from './texts.ts'

/** Up to three products at the bottom of the page, above the phone's bar. */
export function CompareTray() {
  const t = useTexts(compareTexts)
  const chosen = useCompared()
  const [open, setOpen] = useState(false)
  if (chosen.length === 0) return null
  const free = Array.from({ length: LARGEST_COMPARISON - chosen.length }, (_, at) => at)
  return (
    <section className="compare-tray" aria-label={t('title')}>
      <div className="wrap">
        <div className="compare-count">
          <h2>{t('count', { count: chosen.length, most: LARGEST_COMPARISON })}</h2>
          <span>{t('atMost')}</span>
        </div>
        {chosen.map((item) => (
          <Slot key={item.id} item={item} />
        ))}
        {free.map((at) => (
          <div key={at} className="compare-slot empty">
            <Icon name="plus" />
            {t('another')}
          </div>
        ))}
        <div className="compare-end">
          <button type="button" onClick={clearCompared}>
            {t('clear')}
          </button>
          <Button kind="primary" disabled={chosen.length < 2} onClick={() => setOpen(true)}>
            {t('start')}
          </Button>
        </div>
      </div>
      {open && <CompareDialog chosen={chosen} onClose={() => setOpen(false)} />}
    </section>
  )
}

function Slot({ item }: { item: Compared }) {
  const t = useTexts(compareTexts)
  const lang = useLang()
  const amount = largestAmount(item.loantoAmt, lang)
  return (
    <div className="compare-slot">
      <Monogram name={item.shortName} size={36} />
      <div>
        <b>{item.proName}</b>
        <span>{item.beginRate ? `${rateText(item.beginRate)}% ${t('from')} · ${amount}` : amount}</span>
      </div>
      <button type="button" aria-label={t('remove', { name: item.proName })} onClick={() => toggleCompared(item)}>
        <Icon name="close" />
      </button>
    </div>
  )
}
