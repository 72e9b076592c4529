import { useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { identityTexts } from './texts.ts'

export function LoginButton({ busy }: { busy: boolean }) {
  const t = useTexts(identityTexts)
  return (
    <Button kind="primary" size="large" type="submit" disabled={busy}>
      {t(busy ? 'entering' : 'login')}
    </Button>
  )
}
