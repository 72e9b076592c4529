import { useState } from 'react'
import { DictParentForm, type DictRow, dict, dictBiz } from '#contract/system/dict.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { DictEntries } from './DictEntries.tsx'
import { sealedColumn } from './sealed-column.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

export const SystemDictPage = () => <DictPage calls={dict} permission="dict" />
export const BusinessDictPage = () => <DictPage calls={dictBiz} permission="dictbiz" />

const columns: Column<DictRow>[] = [
  { key: 'code', title: '字典编号', width: 220, sort: true },
  { key: 'dictValue', title: '字典名称', width: 240 },
  { key: 'sort', title: '字典排序', width: 110, align: 'right', sort: true },
  sealedColumn,
  { key: 'remark', title: '备注', width: 240 },
]
const filters = DictParentForm.pick({ code: true, dictValue: true, isSealed: true })

/** Dictionaries in the page, the entries of the chosen one in a drawer. */
function DictPage({ calls, permission }: { calls: typeof dict | typeof dictBiz; permission: 'dict' | 'dictbiz' }) {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const [opened, setOpened] = useState<DictRow>()
  return (
    <CrudPage
      title={title(permission)}
      permission={permission}
      noun="字典"
      calls={{ list: calls['parent-list'], detail: calls.detail, submit: calls.submit, remove: calls.remove }}
      form={DictParentForm}
      columns={columns}
      filters={filters}
      fresh={{ sort: 1, isSealed: 0 }}
      rowActions={(row) => [{ key: 'entries', label: t('entries'), onClick: () => setOpened(row) }]}
    >
      {opened && (
        <DictEntries calls={calls} permission={permission} dictionary={opened} onClose={() => setOpened(undefined)} />
      )}
    </CrudPage>
  )
}
