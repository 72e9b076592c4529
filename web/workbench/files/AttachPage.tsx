import { useQueryClient } from '@tanstack/react-query'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { AttachForm, attach, uploads } from '#contract/files/index.ts'
import { Day, type Reply, Text } from '#contract/kit/index.ts'
import { downloadFile } from '../../app/api/call.ts'
import { familyOf } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { FileKind } from '../../ui/FileKind.tsx'
import { FilePreview } from '../../ui/FilePreview.tsx'
import { fileSize } from '../../ui/file-size.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { Upload } from '../../ui/Upload.tsx'
import { isPicture } from '../../ui/upload/is-picture.ts'
import './AttachPage.css'
import { filesTexts } from './texts.ts'
import { titles } from './titles.ts'

type Row = Reply<typeof attach.list>['records'][number]

const columns: Column<Row>[] = [
  {
    key: 'originalName',
    title: '附件原名',
    width: 300,
    render: (row) => (
      <span className="attach-name">
        <FileKind name={row.originalName} />
        <span title={row.originalName}>{row.originalName}</span>
      </span>
    ),
  },
  {
    key: 'attachSize',
    title: '附件大小',
    width: 110,
    align: 'right',
    sort: true,
    render: (row) => fileSize(row.attachSize),
  },
  { key: 'extension', title: '附件拓展名', width: 110 },
  { key: 'businessType', title: '业务类型', width: 140 },
  { key: 'attachGroup', title: '附件组', width: 190 },
  { key: 'createTime', title: '上传时间', width: 170, sort: true },
  { key: 'name', title: '附件名称', width: 260, optional: true },
]
const filters = AttachForm.pick({ originalName: true }).extend({
  extension: Text('附件拓展名'),
  attachGroup: AttachForm.shape.attachGroup,
  businessType: AttachForm.shape.businessType,
  createTime: Day('上传时间'),
})

/** The register of all files. */
export function AttachPage() {
  const t = useTexts(filesTexts)
  const title = useTexts(titles)
  const may = useMay('attach')
  const [uploading, setUploading] = useState(false)
  const [shown, setShown] = useState<Row>()
  return (
    <CrudPage<Row, typeof AttachForm>
      title={title('attach')}
      permission="attach"
      noun="附件"
      calls={attach}
      form={AttachForm}
      columns={columns}
      filters={filters}
      noView
      may={(button) => button !== 'add' && may(button)}
      pageActions={
        may('upload') && (
          <Button type="primary" icon={<Icon name="upload" />} onClick={() => setUploading(true)}>
            {t('upload')}
          </Button>
        )
      }
      rowActions={(row) => [
        may('download') && {
          key: 'download',
          label: t('download'),
          onClick: () => void downloadFile(uploads['download-file'], { attachId: row.id }).catch(() => {}),
        },
        isPicture(row.extension) && { key: 'preview', label: t('preview'), onClick: () => setShown(row) },
      ]}
    >
      {uploading && <UploadDialog onClose={() => setUploading(false)} />}
      {shown && <FilePreview attachId={shown.id} name={shown.originalName} onClose={() => setShown(undefined)} />}
    </CrudPage>
  )
}

function UploadDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(filesTexts)
  const queries = useQueryClient()
  const [group, setGroup] = useState('')
  const close = () => {
    void queries.invalidateQueries({ queryKey: [familyOf(attach.list)] })
    onClose()
  }
  return (
    <Modal
      open
      title={t('uploadTitle')}
      onCancel={close}
      footer={
        <Button type="primary" onClick={close}>
          {t('finish')}
        </Button>
      }
    >
      <Upload value={group} onChange={setGroup} />
    </Modal>
  )
}
