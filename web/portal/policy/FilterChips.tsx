import { Link, useSearchParams } from 'react-router'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { changed } from '../content/list-address.ts'

interface FilterChipsProps {
  readonly name: string
  /** What stands for no choice, where there may be none. */
  readonly all?: string
  readonly param: string
  readonly chosen: string
  readonly options: readonly { readonly key: string; readonly name: string; readonly count?: number }[]
}

/** One choice among a few, as links: the address keeps it. */
export function FilterChips({ name, all, param, chosen, options }: FilterChipsProps) {
  const label = useLabel()
  const [params] = useSearchParams()
  return (
    <nav className="filter-chips" aria-label={name}>
      {all && (
        <Link
          to={changed(params, { [param]: '' })}
          aria-current={chosen === '' ? 'true' : undefined}
          preventScrollReset
        >
          {all}
        </Link>
      )}
      {options.map((option) => (
        <Link
          key={option.key}
          to={changed(params, { [param]: option.key })}
          aria-current={chosen === option.key ? 'true' : undefined}
          preventScrollReset
        >
          {label(option.name)} {option.count !== undefined && <i>{option.count}</i>}
        </Link>
      ))}
    </nav>
  )
}
