import { Form } from 'react-router'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { contentTexts } from './texts.ts'

interface SearchFormProps {
  readonly word: string
  readonly hint: string
  /** Where the result is shown; this page when left out. */
  readonly action?: string
  /** Filters that travel along. */
  readonly kept?: readonly (readonly [name: string, value: string])[]
}

/** A plain GET form, so that it also searches without script. */
export function SearchForm({ word, hint, action, kept = [] }: SearchFormProps) {
  const t = useTexts(contentTexts)
  return (
    <search>
      <Form className="shop-search" key={word} {...(action && { action })}>
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          <Icon name="search" size={18} />
          <input name="keyWord" type="search" defaultValue={word} placeholder={hint} aria-label={hint} maxLength={50} />
        </label>
        <button className="button primary" type="submit">
          {t('search')}
        </button>
      </Form>
    </search>
  )
}
