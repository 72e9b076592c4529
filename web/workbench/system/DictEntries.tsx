import { Breadcrumb, Drawer } from 'antd'
import { useState } from 'react'
import { DictEntryForm, type DictRow, type dict, type dictBiz } from '#contract/system/dict.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { ForestTable } from '../../ui/table/ForestTable.tsx'
import { useRecords } from '../../ui/use-records.tsx'
import { sealedColumn } from './sealed-column.tsx'
import { systemTexts } from './texts.ts'

interface DictEntriesProps {
  readonly calls: typeof dict | typeof dictBiz
  readonly permission: 'dict' | 'dictbiz'
  readonly dictionary: DictRow
  readonly onClose: () => void
}

/** Entries of a dictionary; one that has entries below it is opened in the same place. */
export function DictEntries({ calls, permission, dictionary, onClose }: DictEntriesProps) {
  const t = useTexts(systemTexts)
  const [line, setLine] = useState<readonly DictRow[]>([dictionary])
  const here = line.at(-1) ?? dictionary
  return (
    <Drawer
      open
      size={860}
      closable={{ placement: 'end' }}
      title={t('entriesOf', { name: dictionary.dictValue })}
      onClose={onClose}
    >
      {line.length > 1 && (
        <Breadcrumb
          className="drawer-first"
          items={line.map((row, index) => ({
            key: row.id,
            title: (
              <button type="button" className="link-button" onClick={() => setLine(line.slice(0, index + 1))}>
                {row.dictValue}
              </button>
            ),
          }))}
        />
      )}
      <EntryList
        key={here.id}
        calls={calls}
        permission={permission}
        parent={here}
        onOpen={(row) => setLine([...line, row])}
      />
    </Drawer>
  )
}

const columns: Column<DictRow>[] = [
  { key: 'dictValue', title: '字典名称', width: 220 },
  { key: 'dictKey', title: '字典键值', width: 130 },
  { key: 'sort', title: '字典排序', width: 90, align: 'right' },
  sealedColumn,
  { key: 'remark', title: '备注', width: 160 },
]
const filters = DictEntryForm.pick({ dictValue: true, dictKey: true })

interface EntryListProps extends Pick<DictEntriesProps, 'calls' | 'permission'> {
  readonly parent: DictRow
  readonly onOpen: (row: DictRow) => void
}

function EntryList({ calls, permission, parent, onOpen }: EntryListProps) {
  const t = useTexts(systemTexts)
  const records = useRecords<DictRow, typeof DictEntryForm>({
    permission,
    calls,
    form: DictEntryForm,
    noun: '字典项',
    locked: ['code'],
    rowActions: (row) => [{ key: 'below', label: t('entriesBelow'), onClick: () => onOpen(row) }],
  })
  const add = () =>
    records.add({ parentId: parent.id, code: parent.code, sort: 1, isSealed: 0 }, `${calls.submit.path}:${parent.id}`)
  return (
    <>
      <ForestTable
        call={calls['child-list']}
        name={`${permission}-entries`}
        columns={columns}
        filters={filters}
        fixed={{ parentId: parent.id }}
        actions={records.actions}
        batch={records.batch}
        batchInToolbar
        pageActions={records.may('add') && <AddButton onClick={add} />}
      />
      {records.drawers}
    </>
  )
}
