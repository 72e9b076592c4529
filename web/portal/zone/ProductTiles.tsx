import { Link } from 'react-router'
import { LINES, type LineNo, type ProductCard } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Monogram } from '../../ui/Monogram.tsx'
import { rateText } from '../../ui/rate.ts'
import { Tag } from '../../ui/Tag.tsx'
import { productLink } from '../catalogue/product-link.ts'
import { amountRange, termRange } from '../catalogue/ranges.ts'
import '../home/HotProducts.css'
import { zoneTexts } from './texts.ts'

/** Products of any line as the cards of the home page. */
export function ProductTiles({ products }: { products: readonly ProductCard[] }) {
  return (
    <div className="hot-products product-tiles">
      {products.map((card) => (
        <ProductTile key={card.id} card={card} />
      ))}
    </div>
  )
}

function ProductTile({ card }: { card: ProductCard }) {
  const t = useTexts(zoneTexts)
  const label = useLabel()
  const lang = useLang()
  const to = productLink(card, lang)
  const line = LINES[card.line as LineNo]
  const amount = amountRange(card.loanAmt, card.loantoAmt, lang)
  return (
    <article className="hot-product">
      <header>
        <Monogram name={card.shortName} />
        <div>
          <span>{card.shortName}</span>
          <h3>
            <Link to={to}>{card.proName}</Link>
          </h3>
        </div>
      </header>
      <dl>
        {card.beginRate ? (
          <div className="hot-rate">
            <dt>{label(line.rateLabel)}</dt>
            <dd>
              {rateText(card.beginRate)}
              <small>% {t('from')}</small>
            </dd>
          </div>
        ) : (
          <div>
            <dt>{label(line.kindLabel)}</dt>
            <dd>{label(card.productTypeName)}</dd>
          </div>
        )}
        <div>
          <dt>{label(line.amountLabel)}</dt>
          <dd>
            {amount.text}
            <small>{amount.unit}</small>
          </dd>
        </div>
        <div>
          <dt>{label(line.termLabel)}</dt>
          <dd>
            {termRange(card.loanDate, card.loantoDate)}
            <small>{t('month')}</small>
          </dd>
        </div>
      </dl>
      <footer>
        <div>
          {card.productTagName
            .split(',')
            .filter(Boolean)
            .slice(0, 2)
            .map((tag) => (
              <Tag key={tag}>{label(tag)}</Tag>
            ))}
        </div>
        <Link className="button tinted small" to={to} aria-label={`${t('see')} ${card.proName}`}>
          {t('see')}
        </Link>
      </footer>
    </article>
  )
}
