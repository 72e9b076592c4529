import { useRef } from 'react'
import { OssForm, oss } from '#contract/files/index.ts'
import { Int, type Reply } from '#contract/kit/index.ts'
import { callServer } from '../../app/api/call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { notify } from '../../app/notify.ts'
import { useMay } from '../../app/session/permissions.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { EnabledDot } from '../../ui/EnabledDot.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { useEnable } from '../../ui/use-enable.ts'
import { filesTexts } from './texts.ts'
import { titles } from './titles.ts'

type Row = Reply<typeof oss.list>['records'][number]

const columns: Column<Row>[] = [
  { key: 'ossCode', title: '资源编号', width: 160, sort: true },
  { key: 'category', title: '分类', width: 120, render: (row) => row.categoryName },
  { key: 'endpoint', title: '资源地址', width: 260 },
  { key: 'bucketName', title: '空间名', width: 140 },
  { key: 'accessKey', title: 'accessKey', width: 180 },
  { key: 'status', title: '是否启用', width: 110, render: (row) => <EnabledDot row={row} /> },
  { key: 'remark', title: '备注' },
]
const filters = OssForm.pick({ ossCode: true, category: true }).extend({
  status: Int('是否启用', { dict: 'yes_no', widget: 'select' }),
})

/** Where files are kept: one configuration is enabled, or none and they lie on the server's disk. */
export function OssPage() {
  const t = useTexts(filesTexts)
  const title = useTexts(titles)
  const may = useMay('oss')
  const enable = useEnable(oss.enable, 'oss')
  const chooser = useRef<HTMLInputElement>(null)
  const tested = useRef('')
  const test = async (file: File) => {
    const { name } = await callServer(oss['endpoint/put-file'], { code: tested.current }, { files: { file } })
    notify.success(t('testUploaded', { name }))
  }
  return (
    <CrudPage<Row, typeof OssForm>
      title={title('oss')}
      permission="oss"
      noun="对象存储配置"
      calls={oss}
      form={OssForm}
      columns={columns}
      filters={filters}
      fresh={{ category: 6 }}
      rowActions={(row) => [
        enable(row, row.ossCode),
        may('edit') && {
          key: 'test',
          label: t('testUpload'),
          onClick: () => {
            tested.current = row.ossCode
            chooser.current?.click()
          },
        },
      ]}
    >
      <input
        ref={chooser}
        hidden
        type="file"
        aria-label={t('testUpload')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void test(file).catch(() => {})
        }}
      />
    </CrudPage>
  )
}
