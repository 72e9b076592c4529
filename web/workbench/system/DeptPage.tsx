import { DeptForm, type DeptNode, dept } from '#contract/system/department.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { ForestPage } from '../../ui/ForestPage.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { titles } from './titles.ts'
import { departments, tenants } from './trees.ts'

const columns: Column<DeptNode>[] = [
  { key: 'deptName', title: '机构名称', width: 240 },
  { key: 'fullName', title: '机构全称', width: 220 },
  { key: 'deptCategoryName', title: '机构类型', width: 90 },
  { key: 'parentName', title: '上级机构', width: 160 },
  { key: 'sort', title: '排序', width: 60, align: 'right' },
  { key: 'remark', title: '备注', width: 130 },
]
const filters = DeptForm.pick({ deptName: true, fullName: true })

export function DeptPage() {
  const title = useTexts(titles)
  return (
    <ForestPage
      title={title('dept')}
      permission="dept"
      noun="机构"
      calls={dept}
      form={DeptForm}
      columns={columns}
      filters={filters}
      trees={{ parentId: departments, tenantId: tenants }}
      setOnce={['tenantId']}
      fresh={(above) => ({ sort: (above?.children?.length ?? 0) + 1, deptCategory: 1, tenantId: above?.tenantId })}
    />
  )
}
