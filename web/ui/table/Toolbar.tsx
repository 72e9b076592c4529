import { Button, Checkbox, Popover, Segmented } from 'antd'
import type { ReactNode } from 'react'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import type { Density, Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

interface ToolbarProps {
  table: Table
  titles: ReadonlyMap<string, string>
  summary: ReactNode
  onRefresh: () => void
  onExport?: () => void
  exporting: boolean
}

const DENSITIES: Density[] = ['loose', 'standard', 'tight']

export function Toolbar({ table, titles, summary, onRefresh, onExport, exporting }: ToolbarProps) {
  const t = useTexts(tableTexts)
  return (
    <div className="toolbar">
      <div className="toolbar-summary">{summary}</div>
      <Button type="text" onClick={onRefresh} icon={<Icon name="refresh" />}>
        {t('refresh')}
      </Button>
      <Segmented
        className="toolbar-density"
        aria-label={t('density')}
        value={table.density}
        options={DENSITIES.map((value) => ({ value, label: t(value) }))}
        onChange={(density) => table.choose({ density })}
      />
      <Popover trigger="click" placement="bottomRight" content={<ColumnChooser table={table} titles={titles} />}>
        <Button type="text" icon={<Icon name="columns" />}>
          {t('columns')}
        </Button>
      </Popover>
      {onExport && (
        <Button type="text" onClick={onExport} loading={exporting} icon={<Icon name="download" />}>
          {t('export')}
        </Button>
      )}
    </div>
  )
}

function ColumnChooser({ table, titles }: Pick<ToolbarProps, 'table' | 'titles'>) {
  const t = useTexts(tableTexts)
  const label = useLabel()
  const toggle = (key: string, shown: boolean) =>
    table.choose({ hidden: shown ? table.hidden.filter((name) => name !== key) : [...table.hidden, key] })
  return (
    <div className="column-chooser">
      {[...titles].map(([key, title]) => (
        <Checkbox
          key={key}
          checked={!table.hidden.includes(key)}
          onChange={(event) => toggle(key, event.target.checked)}
        >
          {label(title)}
        </Checkbox>
      ))}
      <Button type="link" onClick={() => table.choose({ hidden: [] })}>
        {t('showAll')}
      </Button>
    </div>
  )
}
