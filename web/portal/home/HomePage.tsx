import { useTexts } from '../../app/i18n/use-texts.ts'
import { appTexts } from '../../app/texts.ts'

export default function HomePage() {
  const t = useTexts(appTexts)
  return <h1>{t('platform')}</h1>
}
