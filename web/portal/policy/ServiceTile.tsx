import type { Reply } from '#contract/kit/index.ts'
import type { policyHall } from '#contract/policy/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { isPage } from '../frame/existing-pages.ts'
import { inLang } from '../frame/in-lang.ts'
import { policyTexts } from './texts.ts'

export type PolicyService = Reply<typeof policyHall.services>[number]

/** One thing that can be started, when, and the button to start it. */
export function ServiceTile({ service }: { service: PolicyService }) {
  const t = useTexts(policyTexts)
  const label = useLabel()
  const lang = useLang()
  const { title, typeName, summary, department, linkUrl, startDate, endDate, open } = service
  return (
    <article className="service-tile">
      <div className="policy-meta">
        <Tag tone={open ? 'ok' : 'plain'}>{t(open ? 'openNow' : 'closed')}</Tag>
        <span>{label(typeName)}</span>
      </div>
      <h3>{title}</h3>
      <p>{summary}</p>
      <footer>
        <span>
          {department}
          <br />
          {endDate ? t('period', { from: startDate, to: endDate }) : t('longOpen')}
        </span>
        {open && isPage(linkUrl) && (
          <Button kind="tinted" to={inLang(linkUrl, lang)}>
            {t('start')}
          </Button>
        )}
      </footer>
    </article>
  )
}
