import { Button, Checkbox } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import { inOrder } from './cells.tsx'
import './ColumnChooser.css'
import type { Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

interface ColumnChooserProps {
  readonly table: Table
  readonly columns: readonly { readonly key: string; readonly title: string }[]
}

/** Which columns are shown and in which order, by dragging or by the arrow keys on a handle. */
export function ColumnChooser({ table, columns }: ColumnChooserProps) {
  const t = useTexts(tableTexts)
  const label = useLabel()
  const [dragged, setDragged] = useState<string>()
  const [first, ...rest] = columns
  const movable = inOrder(rest, table.order)
  const place = (key: string, at: number) => {
    const others = movable.map((column) => column.key).filter((other) => other !== key)
    table.choose({ order: others.toSpliced(at, 0, key) })
  }
  const moveByKey = (event: KeyboardEvent, key: string, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!step) return
    event.preventDefault()
    place(key, Math.max(0, index + step))
  }
  const toggle = (key: string, shown: boolean) =>
    table.choose({ hidden: shown ? table.hidden.filter((name) => name !== key) : [...table.hidden, key] })
  return (
    <div className="column-chooser">
      <header>
        <b>{t('columns')}</b>
        <Button type="link" size="small" onClick={table.resetColumns}>
          {t('resetColumns')}
        </Button>
      </header>
      <ul>
        {first && (
          <li>
            <Icon name="drag" />
            <Checkbox checked disabled>
              {label(first.title)}
            </Checkbox>
            <em>{t('fixedColumn')}</em>
          </li>
        )}
        {movable.map(({ key, title }, index) => (
          <li
            key={key}
            draggable
            onDragStart={() => setDragged(key)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={() => dragged && place(dragged, index)}
          >
            <button
              type="button"
              aria-label={t('moveColumn', { name: label(title) })}
              onKeyDown={(event) => moveByKey(event, key, index)}
            >
              <Icon name="drag" />
            </button>
            <Checkbox checked={!table.hidden.includes(key)} onChange={(event) => toggle(key, event.target.checked)}>
              {label(title)}
            </Checkbox>
          </li>
        ))}
      </ul>
      <p>{t('moveHint')}</p>
    </div>
  )
}
