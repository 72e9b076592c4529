import { useState } from 'react'
import { Int, type Reply } from '#contract/kit/index.ts'
import { SmsConfigForm, SmsMessageForm, smsConfig } from '#contract/messaging/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { EnabledDot } from '../../ui/EnabledDot.tsx'
import { EditDrawer } from '../../ui/form/EditDrawer.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { useEnable } from '../../ui/use-enable.ts'
import { messagingTexts } from './texts.ts'
import { titles } from './titles.ts'

type Row = Reply<typeof smsConfig.list>['records'][number]

const columns: Column<Row>[] = [
  { key: 'smsCode', title: '资源编号', width: 160, sort: true },
  { key: 'category', title: '分类', width: 120, render: (row) => row.categoryName },
  { key: 'templateId', title: '模版ID', width: 160 },
  { key: 'accessKey', title: 'accessKey', width: 180 },
  { key: 'signName', title: '短信签名', width: 140 },
  { key: 'status', title: '是否启用', width: 110, render: (row) => <EnabledDot row={row} /> },
  { key: 'remark', title: '备注' },
]
const filters = SmsConfigForm.pick({ smsCode: true, category: true }).extend({
  status: Int('是否启用', { dict: 'yes_no', widget: 'select' }),
})

/** How SMS leave the platform: one configuration is enabled, or none. */
export function SmsPage() {
  const t = useTexts(messagingTexts)
  const title = useTexts(titles)
  const enable = useEnable(smsConfig.enable, 'sms')
  const [testing, setTesting] = useState<Row>()
  return (
    <CrudPage<Row, typeof SmsConfigForm>
      title={title('sms')}
      permission="sms"
      noun="短信配置"
      calls={smsConfig}
      form={SmsConfigForm}
      columns={columns}
      filters={filters}
      fresh={{ category: 5 }}
      rowActions={(row) => [
        enable(row, row.smsCode),
        row.status === 2 && { key: 'test', label: t('testSend'), onClick: () => setTesting(row) },
      ]}
    >
      {testing && (
        <EditDrawer
          title={t('testSendTitle')}
          schema={SmsMessageForm}
          call={smsConfig['endpoint/send-message']}
          initial={{ code: testing.smsCode }}
          disabled={['code']}
          ways={[{ label: t('submit'), values: {}, done: t('testSent') }]}
          onClose={() => setTesting(undefined)}
        />
      )}
    </CrudPage>
  )
}
