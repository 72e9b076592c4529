import { useState } from 'react'
import { type BankOrder, bankOrder } from '#contract/institution/bank-order.ts'
import { Queries } from '../../app/api/queries.tsx'
import { useCall } from '../../app/api/use-call.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Monogram } from '../../ui/Monogram.tsx'
import { inLang } from '../frame/in-lang.ts'
import './BankOrderDialog.css'
import { institutionTexts } from './texts.ts'

const ALL = { current: 1, size: 1000 }

/** Banks at the left, the first one chosen; at the right, how to make an appointment with it. */
export function BankOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(institutionTexts)
  return (
    <Dialog title={t('openAccount')} width={800} onClose={onClose}>
      <p className="muted">{t('openAccountNote')}</p>
      <Queries>
        <BankChoice />
      </Queries>
    </Dialog>
  )
}

function BankChoice() {
  const t = useTexts(institutionTexts)
  const { data } = useCall(bankOrder.bankOrderPage, ALL)
  const [chosenId, setChosenId] = useState('')
  const banks = data?.records ?? []
  const chosen = banks.find(({ id }) => id === chosenId) ?? banks[0]
  return (
    <div className="bank-order">
      <ul aria-label={t('banks')}>
        {banks.map(({ id, bankName }) => (
          <li key={id}>
            <button type="button" aria-pressed={id === chosen?.id} onClick={() => setChosenId(id)}>
              <Monogram name={bankName} size={28} />
              {bankName}
            </button>
          </li>
        ))}
      </ul>
      {chosen && <Appointment bank={chosen} />}
    </div>
  )
}

function Appointment({ bank }: { bank: BankOrder }) {
  const t = useTexts(institutionTexts)
  const lang = useLang()
  const own = bank.bankUrl.startsWith('/')
  return (
    <div className="bank-order-card">
      <Monogram name={bank.bankName} size={64} />
      <h3>{bank.bankName}</h3>
      {bank.qrCode && <img src={`/api/blade-resource/upload/image/${bank.qrCode}`} alt={bank.bankName} width="120" />}
      <p>
        {t('phone')} <a href={`tel:${bank.phone.replace(/\D/g, '')}`}>{bank.phone}</a>
      </p>
      {own ? (
        <Button kind="primary" to={inLang(bank.bankUrl, lang)}>
          {t('seeOffices')}
        </Button>
      ) : (
        <a className="button primary middle" href={bank.bankUrl} target="_blank" rel="noreferrer">
          {t('goBank')}
        </a>
      )}
    </div>
  )
}
