import { Button, Input, Popconfirm, Tabs } from 'antd'
import { useState } from 'react'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import type { Filters, Table } from './table-state.ts'
import { tableTexts } from './texts.ts'

const ALL = ''

/** Saved filters as tabs; the first shows everything. */
export function Views({ table }: { table: Table }) {
  const t = useTexts(tableTexts)
  const active = table.views.find(({ filters }) => same(filters, table.filters))?.name ?? ALL
  const open = (name: string) => table.filter(table.views.find((view) => view.name === name)?.filters ?? {})
  const items = [
    { key: ALL, label: t('all'), closable: false },
    ...table.views.map(({ name }) => ({
      key: name,
      label: name,
      closeIcon: <Icon name="close" label={t('removeView', { name })} />,
    })),
  ]
  const canSave = active === ALL && Object.keys(table.filters).length > 0
  return (
    <Tabs
      className="views"
      type="editable-card"
      hideAdd
      activeKey={active}
      items={items}
      onChange={open}
      onEdit={(name) => table.choose({ views: table.views.filter((view) => view.name !== name) })}
      tabBarExtraContent={canSave && <SaveView table={table} />}
    />
  )
}

function SaveView({ table }: { table: Table }) {
  const t = useTexts(tableTexts)
  const [name, setName] = useState('')
  const save = () => {
    if (!name.trim()) return
    table.choose({
      views: [
        ...table.views.filter((view) => view.name !== name.trim()),
        { name: name.trim(), filters: table.filters },
      ],
    })
    setName('')
  }
  return (
    <Popconfirm
      icon={null}
      title={t('viewName')}
      description={<Input value={name} maxLength={12} onChange={(event) => setName(event.target.value)} />}
      okText={t('confirm')}
      cancelText={t('cancel')}
      onConfirm={save}
    >
      <Button type="link" icon={<Icon name="plus" />}>
        {t('saveView')}
      </Button>
    </Popconfirm>
  )
}

const same = (one: Filters, other: Filters) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
const sorted = (filters: Filters) => Object.entries(filters).sort()
