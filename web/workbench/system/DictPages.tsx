import { Button, Drawer, Table, Tag } from 'antd'
import { useState } from 'react'
import { DictEntryForm, DictParentForm, type DictRow, dict, dictBiz } from '#contract/system/dict.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { EditDrawer } from '../../ui/form/EditDrawer.tsx'
import { RemoveButton } from '../../ui/form/RemoveButton.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Page } from '../../ui/Page.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

type DictCalls = typeof dict | typeof dictBiz

export const SystemDictPage = () => <DictPage calls={dict} permission="dict" />
export const BusinessDictPage = () => <DictPage calls={dictBiz} permission="dictbiz" />

const columns: Column<DictRow>[] = [
  { key: 'code', title: '字典编号', width: 180, sort: true },
  { key: 'dictValue', title: '字典名称', width: 220 },
  { key: 'sort', title: '字典排序', width: 100, align: 'right' },
  { key: 'isSealed', title: '封存', width: 90, render: (row) => <Sealed value={row.isSealed} /> },
  { key: 'remark', title: '备注' },
]
const filters = DictParentForm.pick({ code: true, dictValue: true, isSealed: true })
const NEW = { sort: 1, isSealed: 0 }

/** Dictionaries above, the entries of the chosen one in a drawer. */
function DictPage({ calls, permission }: { calls: DictCalls; permission: 'dict' | 'dictbiz' }) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const title = useTexts(titles)
  const may = useMay(permission)
  const [editing, setEditing] = useState<Partial<DictRow>>()
  const [opened, setOpened] = useState<DictRow>()
  return (
    <Page
      title={title(permission)}
      actions={
        may('add') && (
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => setEditing(NEW)}>
            {t('newDict')}
          </Button>
        )
      }
    >
      <CallTable
        call={calls['parent-list']}
        name={permission}
        columns={columns}
        filters={filters}
        actions={(row) => (
          <>
            <Button type="link" onClick={() => setOpened(row)}>
              {t('entries')}
            </Button>
            {may('edit') && (
              <Button type="link" onClick={() => setEditing(row)}>
                {form('edit')}
              </Button>
            )}
            {may('delete') && <RemoveButton call={calls.remove} ids={[row.id]} />}
          </>
        )}
        batch={
          may('delete')
            ? (rows, clear) => <RemoveButton batch call={calls.remove} ids={rows.map(({ id }) => id)} onDone={clear} />
            : undefined
        }
      />
      {editing && (
        <EditDrawer
          title={t(editing.id ? 'editDict' : 'newDict')}
          schema={DictParentForm}
          call={calls.submit}
          initial={editing}
          onClose={() => setEditing(undefined)}
        />
      )}
      {opened && <Entries calls={calls} permission={permission} parent={opened} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

interface EntriesProps {
  calls: DictCalls
  permission: 'dict' | 'dictbiz'
  parent: DictRow
  onClose: () => void
}

function Entries({ calls, permission, parent, onClose }: EntriesProps) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const label = useLabel()
  const may = useMay(permission)
  const [editing, setEditing] = useState<Partial<DictRow>>()
  const { data, isPending } = useCall(calls['child-list'], { parentId: parent.id })
  return (
    <Drawer open size={760} title={t('entriesOf', { name: parent.dictValue })} onClose={onClose}>
      {may('add') && (
        <Button
          type="primary"
          className="drawer-first"
          icon={<Icon name="plus" />}
          onClick={() => setEditing({ ...NEW, parentId: parent.id, code: parent.code, sort: (data?.length ?? 0) + 1 })}
        >
          {t('newEntry')}
        </Button>
      )}
      <Table<DictRow>
        rowKey="id"
        size="small"
        loading={isPending}
        dataSource={data}
        pagination={{ pageSize: 50, hideOnSinglePage: true }}
        columns={[
          { title: label('字典键值'), dataIndex: 'dictKey' },
          { title: label('字典名称'), dataIndex: 'dictValue' },
          { title: label('字典排序'), dataIndex: 'sort', align: 'right' },
          { title: label('封存'), render: (_value, row) => <Sealed value={row.isSealed} /> },
          {
            title: label('操作'),
            render: (_value, row) => (
              <div className="row-actions">
                {may('edit') && (
                  <Button type="link" onClick={() => setEditing(row)}>
                    {form('edit')}
                  </Button>
                )}
                {may('delete') && <RemoveButton call={calls.remove} ids={[row.id]} />}
              </div>
            ),
          },
        ]}
      />
      {editing && (
        <EditDrawer
          title={t(editing.id ? 'editEntry' : 'newEntry')}
          schema={DictEntryForm}
          call={calls.submit}
          initial={editing}
          disabled={['code']}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Drawer>
  )
}

function Sealed({ value }: { value?: number }) {
  const label = useLabel()
  return <Tag color={value === 1 ? 'warning' : 'default'}>{label(value === 1 ? '是' : '否')}</Tag>
}
