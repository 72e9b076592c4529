import { Button, Popover, Segmented } from 'antd'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import { ColumnChooser } from './ColumnChooser.tsx'
import './Toolbar.css'
import type { Density, Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

export interface ToolbarProps {
  readonly table: Table
  readonly columns: readonly { readonly key: string; readonly title: string }[]
  readonly summary: ReactNode
  readonly tools?: ReactNode
  readonly onRefresh: () => void
  readonly onExport?: () => void
  readonly exporting: boolean
}

const DENSITIES: Density[] = ['loose', 'standard', 'tight']

export function Toolbar({ table, columns, summary, tools, onRefresh, onExport, exporting }: ToolbarProps) {
  const t = useTexts(tableTexts)
  const [choosing, setChoosing] = useState(false)
  return (
    <div className="toolbar">
      <div className="toolbar-summary">{summary}</div>
      <div className="toolbar-tools">
        {tools}
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
        <Popover
          trigger="click"
          placement="bottomRight"
          arrow={false}
          open={choosing}
          onOpenChange={setChoosing}
          content={<ColumnChooser table={table} columns={columns} />}
        >
          <Button type="text" className={choosing ? 'tool-on' : undefined} icon={<Icon name="columns" />}>
            {t('columns')}
          </Button>
        </Popover>
        {onExport && (
          <Button type="text" onClick={onExport} loading={exporting} icon={<Icon name="download" />}>
            {t('export')}
          </Button>
        )}
      </div>
    </div>
  )
}
