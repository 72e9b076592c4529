import { Link } from 'react-router'
import type { ProductQuery } from '#contract/catalogue/index.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { rateText } from '../../ui/rate.ts'
import { type FilterNames, type Names, nameIn } from './filter-names.ts'
import { amountChoices, termChoices } from './range-choices.ts'
import type { ShopProps } from './shop-props.ts'
import { addressWith, addressWithoutFilters, chosenFilters, type FilterName, type ShopState } from './shop-state.ts'
import { shopTexts } from './texts.ts'

/** What is chosen, each with its way out. */
export function ShopChips({ state, names, params }: ShopProps) {
  const t = useTexts(shopTexts)
  const label = useLabel()
  const chosen = chosenFilters(state.query)
  if (chosen.length === 0) return null
  return (
    <p className="shop-chips">
      {t('chosen')}
      {chosen.map((name) => {
        const text = textOf(name, state, names, t, label)
        return (
          <Link
            key={name}
            to={addressWith(params, { [name]: undefined, ...(name === 'keyWord' && { match: undefined }) })}
            aria-label={t('remove', { name: text })}
            preventScrollReset
          >
            {text}
            <Icon name="close" size={14} />
          </Link>
        )
      })}
      <Link className="clear" to={addressWithoutFilters(params)} preventScrollReset>
        {t('clear')}
      </Link>
    </p>
  )
}

type Say = ReturnType<typeof useTexts<keyof (typeof shopTexts)['zh-CN']>>
type Label = ReturnType<typeof useLabel>

function textOf(name: FilterName, state: ShopState, names: FilterNames, t: Say, label: Label): string {
  const query: ProductQuery = state.query
  const value = String(query[name] ?? '')
  const listed = (dictionary: Names) =>
    value
      .split(',')
      .map((key) => label(nameIn(dictionary, key)))
      .join('、')
  const texts: Record<FilterName, () => string> = {
    guaType: () => listed(names.guaType),
    productType: () => listed(names.kind),
    insuranceProductType: () => listed(names.kind),
    productTag: () => listed(names.productTag),
    areaCode: () => listed(names.areaCode),
    loanAmtLimit: () => {
      const known = amountChoices(state.line).find((choice) => choice.value === value)
      return known ? label(known.text) : `${value.replace('-', '–')} ${t('wan')}`
    },
    loanYearLimit: () => {
      const known = termChoices.find((choice) => choice.value === value)
      return known ? t(known.text) : `${t('term')} ${value.replace('-', '–')}`
    },
    rateLimit: () => t('notAbove', { rate: rateText(value) }),
    productModels: () => t('zoneChosen'),
    corTypes: () => t('typeChosen'),
    mainPart: () => t('partChosen'),
    financeId: () => t('institutionChosen'),
    isPolicy: () => t('policy'),
    isXbd: () => t('xbd'),
    isFirst: () => t('first'),
    isScience: () => t('science'),
    keyWord: () => t('word', { word: value }),
    investigateName: () => t('institution', { name: value }),
  }
  return texts[name]()
}
