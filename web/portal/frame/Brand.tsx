import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { appTexts } from '../../app/texts.ts'
import { Logo } from '../../ui/Logo.tsx'
import './Brand.css'

export function Brand({ onDark }: { onDark?: boolean }) {
  const t = useTexts(appTexts)
  const lang = useLang()
  return (
    <span className={onDark ? 'brand on-dark' : 'brand'}>
      <Logo onDark={onDark ?? false} />
      <span>
        <b>
          {t('name')}
          {lang === 'zh-CN' && <i>Jinqiao</i>}
        </b>
        <span>{t('tagline')}</span>
      </span>
    </span>
  )
}
