import type { ProductCard } from '#contract/catalogue/index.ts'
import type { PolicyDetail } from '#contract/policy/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { RichText } from '../../ui/RichText.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Crumbs } from '../catalogue/Crumbs.tsx'
import '../content/PageHead.css'
import { Attachments } from '../content/Attachments.tsx'
import { LevelBadge } from '../home/DueChip.tsx'
import { SectionHead } from '../home/Section.tsx'
import { ProductTiles } from '../zone/ProductTiles.tsx'
import { PolicyLinks } from './DueList.tsx'
import { KeepPolicy } from './KeepPolicy.tsx'
import { DeadlineChip } from './PolicyCard.tsx'
import './PolicyView.css'
import { policyTexts } from './texts.ts'

interface PolicyViewProps {
  readonly policy: PolicyDetail
  readonly products: readonly ProductCard[]
  readonly today: string
  readonly trail: readonly { to: string; name: string }[]
}

export function PolicyView({ policy, products, today, trail }: PolicyViewProps) {
  const t = useTexts(policyTexts)
  return (
    <article className="policy-view">
      <div className="wrap">
        <Crumbs trail={trail} here={policy.title} />
        <PolicyHead policy={policy} today={today} />
        <div className="page-columns">
          <div>
            <section className="policy-body">
              <SectionHead title={t('clauses')} note={t('clausesNote', { count: policy.clauses.length })} />
              <RichText html={policy.content} />
              <ol className="clauses">
                {policy.clauses.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p>{text}</p>
                  </li>
                ))}
              </ol>
            </section>
            {policy.materials.length > 0 && (
              <section className="policy-body">
                <SectionHead title={t('materials')} />
                <ul className="materials">
                  {policy.materials.map((name) => (
                    <li key={name}>{name}</li>
                  ))}
                </ul>
              </section>
            )}
            <Attachments attachGroup={policy.attachGroup} title={t('attachments')} />
          </div>
          <aside className="side-stack">
            <PolicyFacts policy={policy} />
            <PolicyLinks title={t('explained')} policies={policy.interpretations} />
            <PolicyLinks title={t('related')} policies={policy.related} />
          </aside>
        </div>
        {products.length > 0 && (
          <section className="policy-products">
            <SectionHead
              title={t('products')}
              more={{ text: t('allProducts'), to: `/financeShop?index=1&productTag=${policy.productTags}` }}
            />
            <ProductTiles products={products} />
          </section>
        )}
      </div>
    </article>
  )
}

function PolicyHead({ policy, today }: Pick<PolicyViewProps, 'policy' | 'today'>) {
  const t = useTexts(policyTexts)
  const label = useLabel()
  return (
    <header className="policy-head">
      <div>
        <div className="policy-meta">
          <LevelBadge grade={policy.grade} />
          <Tag>{label(policy.policyTypeName)}</Tag>
          <DeadlineChip validDate={policy.validDate} today={today} />
          <span>{t('views', { count: policy.viewCount })}</span>
        </div>
        <h1>{policy.title}</h1>
        <p>{policy.summary}</p>
        <div className="policy-labels">
          {policy.labelNames
            .split(',')
            .filter(Boolean)
            .map((name) => (
              <Tag key={name}>{label(name)}</Tag>
            ))}
          <small>{t('demo')}</small>
        </div>
      </div>
      <div className="policy-gain">
        {policy.benefitText && (
          <>
            <span>{policy.benefitName}</span>
            <b>{policy.benefitText}</b>
          </>
        )}
        <KeepPolicy policy={policy} />
      </div>
    </header>
  )
}

function PolicyFacts({ policy }: { policy: PolicyDetail }) {
  const t = useTexts(policyTexts)
  const facts = [
    [t('target'), policy.target],
    [t('issueOrg'), policy.issueOrg],
    [t('docNo'), policy.docNo],
    [t('issueDate'), policy.issueDate],
    [t('validDate'), policy.validDate || t('open')],
    [t('unit'), policy.contactUnit],
    [t('consult'), policy.contactPhone],
  ].filter(([, value]) => value)
  return (
    <div className="side-card">
      <dl className="policy-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
