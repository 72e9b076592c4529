import {
  App,
  Button,
  Checkbox,
  DatePicker,
  Form,
  Input,
  InputNumber,
  Radio,
  Select,
  Space,
  Switch,
  Table,
  Tabs,
} from 'antd'
import { Card } from '../../ui/Card.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'

const rows = [
  { key: '1', name: '设备更新贷', bank: '澄湖银行', rate: '3.20% – 4.10%', amount: '50.00 – 1,000.00' },
  { key: '2', name: '惠企随借随还', bank: '虞山银行', rate: '3.60% – 4.80%', amount: '10.00 – 300.00' },
]

/** Ant Design under our theme, drawn from the extracted CSS alone. */
export function ControlsSample() {
  const { modal, message } = App.useApp()
  return (
    <div className="gallery-columns">
      <Card title="表单控件" note="Ant Design">
        <Form layout="vertical">
          <Form.Item label="产品名称" required validateStatus="error" help="请输入产品名称">
            <Input placeholder="产品名称或编号" />
          </Form.Item>
          <Form.Item label="担保方式">
            <Select
              options={[
                { value: 'a', label: '保证' },
                { value: 'b', label: '抵押' },
              ]}
              defaultValue="a"
            />
          </Form.Item>
          <Space wrap>
            <InputNumber defaultValue={500} suffix="万元" />
            <DatePicker />
            <Switch defaultChecked />
            <Checkbox defaultChecked>首贷户</Checkbox>
            <Radio.Group
              defaultValue="1"
              options={[
                { value: '1', label: '按月' },
                { value: '2', label: '按季' },
              ]}
            />
          </Space>
        </Form>
        <Space wrap style={{ marginTop: 16 }}>
          <Button type="primary" onClick={() => message.success('已提交审核')}>
            提交审核
          </Button>
          <Button onClick={() => modal.confirm({ title: '清除缓存', content: '是否需要清除缓存？' })}>
            打开对话框
          </Button>
          <Button danger>审核拒绝</Button>
          <Button type="link">更多条件</Button>
        </Space>
      </Card>
      <Card flush>
        <Tabs
          style={{ padding: '0 16px' }}
          items={[
            { key: '1', label: '全部 326' },
            { key: '2', label: '待审核 6' },
          ]}
        />
        <Table
          size="middle"
          rowSelection={{ defaultSelectedRowKeys: ['1'] }}
          pagination={{ total: 326, defaultPageSize: 10 }}
          dataSource={rows}
          columns={[
            { title: '产品名称', dataIndex: 'name', render: (name: string) => <b>{name}</b> },
            { title: '机构', dataIndex: 'bank' },
            { title: '利率区间', dataIndex: 'rate', align: 'right' },
            { title: '状态', render: () => <StatusDot tone="done">已上架</StatusDot> },
          ]}
        />
      </Card>
    </div>
  )
}
