import { useTexts } from '../../app/i18n/use-texts.ts'
import './DemoAccounts.css'
import { DEMO_PASSWORD, demoAccounts, demoTexts } from './demo-accounts.ts'
import { identityTexts } from './texts.ts'

interface DemoAccountsProps {
  readonly onChoose: (chosen: { username: string; password: string }) => void
}

/** Fills the form; the captcha is still for people. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const t = useTexts(identityTexts)
  const name = useTexts(demoTexts)
  return (
    <section className="demo-accounts" aria-label={t('demoTitle')}>
      <h2>{t('demoTitle')}</h2>
      <p>{t('demoText', { password: DEMO_PASSWORD })}</p>
      <ul>
        {demoAccounts.map((account) => (
          <li key={account}>
            <button type="button" onClick={() => onChoose({ username: account, password: DEMO_PASSWORD })}>
              {name(account)} <span className="mono">{account}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
