import { useState } from 'react'
import { guest } from '#contract/identity/index.ts'
import { user } from '#contract/identity/user.ts'
import { startDownload } from '../../app/api/downloads.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FileKind } from '../../ui/FileKind.tsx'
import { HtmlInput } from '../../ui/form/HtmlInput.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Upload } from '../../ui/Upload.tsx'

const NAMES = ['通知.pdf', '申请表.docx', '台账.xlsx', '汇报.pptx', '门头.jpg', '资料.zip']

/** Files and formatted texts, with their real calls behind them. */
export function FilesSample() {
  const [group, setGroup] = useState('')
  const [html, setHtml] = useState(
    '<p>各企业：<b>11 月 20 日</b>前提交材料。</p><ul><li>营业执照</li><li>财务报表</li></ul>',
  )
  return (
    <div className="gallery-columns">
      <Card title="附件上传" note={group ? `附件组 ${group}` : '拖放或选择，逐个显示进度'}>
        <Upload value={group} onChange={setGroup} />
      </Card>
      <Card title="富文本" note="保存时由服务器清理">
        <HtmlInput value={html} onChange={setHtml} />
        <h3>显示效果</h3>
        <RichText html={html} />
      </Card>
      <Card title="文件类型与下载">
        <p style={{ display: 'flex', gap: 8 }}>
          {NAMES.map((name) => (
            <FileKind key={name} name={name} />
          ))}
        </p>
        <p style={{ display: 'flex', gap: 8, marginTop: 16 }}>
          <Button size="small" onClick={() => void startDownload('下载用户模板', user['export-template'], {})}>
            下载一个文件
          </Button>
          <Button size="small" onClick={() => void startDownload('下载不存在的文件', guest.detail, { id: '1' })}>
            下载失败的样子
          </Button>
        </p>
      </Card>
    </div>
  )
}
