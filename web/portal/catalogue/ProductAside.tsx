import { Link } from 'react-router'
import type { Product, ProductCard } from '#contract/catalogue/index.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Monogram } from '../../ui/Monogram.tsx'
import { rateText } from '../../ui/rate.ts'
import './ProductAside.css'
import { productLink, shopLink } from './product-link.ts'
import { largestAmount } from './ranges.ts'
import { productTexts } from './texts.ts'

export function ProductAside({ product, similar }: { product: Product; similar: readonly ProductCard[] }) {
  const t = useTexts(productTexts)
  const lang = useLang()
  return (
    <aside className="product-aside">
      {similar.length > 0 && (
        <section className="product-card">
          <h2>{t('similar')}</h2>
          <ul className="similar">
            {similar.map((card) => (
              <li key={card.id}>
                <Monogram name={card.shortName} size={36} />
                <Link to={productLink(card, lang)}>{card.proName}</Link>
                <b>{card.beginRate && `${rateText(card.beginRate)}%`}</b>
                <span>{`${card.shortName} · ${largestAmount(card.loantoAmt, lang)}`}</span>
                <em>{t(advantageOf(card, product))}</em>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className="product-card">
        <h2>{t('institution')}</h2>
        <div className="institution">
          <Monogram name={product.shortName} />
          <b>{product.financeName}</b>
        </div>
        <dl className="institution-facts">
          <div>
            <dt>{t('phone')}</dt>
            <dd>
              <a className="link" href={`tel:${product.contactsPhone.replace(/\s/g, '')}`}>
                {product.contactsPhone}
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('address')}</dt>
            <dd>{product.address}</dd>
          </div>
        </dl>
        <Link className="button tinted" to={shopLink(product.line, lang, `&financeId=${product.financeId}`)}>
          {t('more')}
        </Link>
      </section>
    </aside>
  )
}

/** The one thing in which another product is better, if there is one. */
function advantageOf(other: ProductCard, product: ProductCard) {
  if (other.beginRate && Number(other.beginRate) < Number(product.beginRate)) return 'cheaper'
  if (other.workDays < product.workDays) return 'faster'
  return Number(other.loantoAmt) > Number(product.loantoAmt) ? 'larger' : 'alike'
}
