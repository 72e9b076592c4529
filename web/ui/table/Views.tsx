import { Button, Input, Popover } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import './Views.css'
import type { Filters, Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

interface ViewsProps {
  readonly table: Table
  readonly countOf?: (filters: Filters) => ReactNode
}

/** Saved filters as tabs; the first shows everything. */
export function Views({ table, countOf }: ViewsProps) {
  const t = useTexts(tableTexts)
  const everything = { name: t('all'), filters: {} }
  const views = [everything, ...table.views]
  const active = views.find(({ filters }) => same(filters, table.filters))
  const remove = (name: string) => table.choose({ views: table.views.filter((view) => view.name !== name) })
  return (
    <div className="views">
      <div role="tablist" aria-label={t('views')}>
        {views.map((view) => (
          <span key={view.name} className="view">
            <button type="button" role="tab" aria-selected={view === active} onClick={() => table.filter(view.filters)}>
              {view.name}
              {countOf?.(view.filters)}
            </button>
            {view === active && view !== everything && (
              <button type="button" className="view-remove" onClick={() => remove(view.name)}>
                <Icon name="close" size={12} label={t('removeView', { name: view.name })} />
              </button>
            )}
          </span>
        ))}
      </div>
      {!active && <SaveView table={table} />}
    </div>
  )
}

function SaveView({ table }: { table: Table }) {
  const t = useTexts(tableTexts)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const name = typed.trim()
  const save = () => {
    if (!name) return
    table.choose({
      views: [...table.views.filter((view) => view.name !== name), { name, filters: table.filters }],
    })
    setOpen(false)
  }
  const form = (
    <div className="view-form">
      <Input
        autoFocus
        aria-label={t('viewName')}
        placeholder={t('viewName')}
        value={typed}
        maxLength={12}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={save}
      />
      <Button type="primary" disabled={!name} onClick={save}>
        {t('confirm')}
      </Button>
    </div>
  )
  return (
    <Popover trigger="click" placement="bottomRight" open={open} onOpenChange={setOpen} content={form}>
      <Button type="link" size="small" icon={<Icon name="plus" />}>
        {t('saveView')}
      </Button>
    </Popover>
  )
}

const same = (one: Filters, other: Filters) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (filters: Filters) => Object.entries(filters).sort()
