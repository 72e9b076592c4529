import { useState } from 'react'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { amountText } from '../../ui/amount.ts'
import { Monogram } from '../../ui/Monogram.tsx'
import { rateText } from '../../ui/rate.ts'
import { Tag } from '../../ui/Tag.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { inLang } from '../frame/in-lang.ts'
import './HotProducts.css'
import type { HotCard } from './load-home.ts'
import { Pager, SectionHead } from './Section.tsx'
import { homeTexts } from './texts.ts'

const ON_DESK = 6
const ON_PHONE = 3

/** Three pages of six, six of three on phones. They turn only when asked to. */
export function HotProducts({ products }: { products: readonly HotCard[] }) {
  const t = useTexts(homeTexts)
  const size = usePhone() ? ON_PHONE : ON_DESK
  const [start, setStart] = useState(0)
  const page = Math.floor(start / size)
  return (
    <section className="home-section">
      <div className="wrap">
        <SectionHead title={t('hotProducts')} note={t('hotProductsNote')}>
          <Pager
            page={page}
            pages={Math.ceil(products.length / size)}
            onPage={(next) => setStart(next * size)}
            previous={t('previous')}
            next={t('next')}
          />
        </SectionHead>
        <div className="hot-products">
          {products.slice(page * size, (page + 1) * size).map((product) => (
            <HotProduct key={product.id} product={product} />
          ))}
        </div>
      </div>
    </section>
  )
}

function HotProduct({ product }: { product: HotCard }) {
  const t = useTexts(homeTexts)
  const lang = useLang()
  const { id, shortName, proName, beginRate, loantoAmt, loantoDate, tags } = product
  const amount = amountText(loantoAmt, lang, 'wan')
  const to = inLang(`/creditProductDetail?productId=${id}&type=yyrz`, lang)
  return (
    <article className="hot-product">
      <header>
        <Monogram name={shortName} />
        <div>
          <span>{shortName}</span>
          <h3>
            <Link to={to}>{proName}</Link>
          </h3>
        </div>
      </header>
      <dl>
        <div className="hot-rate">
          <dt>{t('yearly')}</dt>
          <dd>
            {rateText(beginRate)}
            <small>% {t('from')}</small>
          </dd>
        </div>
        <div>
          <dt>{t('highest')}</dt>
          <dd>
            {amount.text.replace(/\.00$/, '')}
            <small>{amount.unit}</small>
          </dd>
        </div>
        <div>
          <dt>{t('longest')}</dt>
          <dd>
            {loantoDate}
            <small>{t('monthUnit')}</small>
          </dd>
        </div>
      </dl>
      <footer>
        <div>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </div>
        <Link className="button tinted small" to={to} aria-label={`${t('apply')} ${proName}`}>
          {t('apply')}
        </Link>
      </footer>
    </article>
  )
}
