import { ParamForm, type ParamRow, param } from '#contract/system/param.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { titles } from './titles.ts'

const columns: Column<ParamRow>[] = [
  { key: 'paramName', title: '参数名称', width: 200 },
  { key: 'paramKey', title: '参数键名', width: 220, sort: true },
  { key: 'paramValue', title: '参数键值', width: 280 },
  { key: 'remark', title: '备注', width: 200 },
]
const filters = ParamForm.pick({ paramName: true, paramKey: true, paramValue: true })

export function ParamPage() {
  const title = useTexts(titles)
  return (
    <CrudPage
      title={title('param')}
      permission="param"
      noun="参数"
      calls={param}
      form={ParamForm}
      columns={columns}
      filters={filters}
    />
  )
}
