import { Amount } from '../../ui/Amount.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CountCards } from '../../ui/CountCards.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { GradeBadge, GradeScale } from '../../ui/GradeBadge.tsx'
import { Rate } from '../../ui/Rate.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { Tag } from '../../ui/Tag.tsx'

export function NumbersSample() {
  return (
    <>
      <CountCards
        label="各阶段件数"
        cards={[
          {
            key: 'a',
            name: '待受理',
            value: 12,
            unit: '件',
            aside: '4,320.00 万元',
            to: '/gallery',
            split: { over: 1, today: 1, later: 10 },
            note: '超时 1 · 今天 1',
            noteTone: 'bad',
          },
          {
            key: 'b',
            name: '审核中',
            value: 9,
            unit: '件',
            aside: '3,460.00 万元',
            to: '/gallery',
            split: { over: 0, today: 1, later: 8 },
            note: '今天 1',
            noteTone: 'warn',
          },
          {
            key: 'c',
            name: '待担保审核',
            value: 3,
            unit: '件',
            aside: '1,050.00 万元',
            split: { over: 0, today: 0, later: 0 },
            note: '由担保方计时',
          },
          {
            key: 'd',
            name: '待放款',
            value: 4,
            unit: '件',
            aside: '1,600.00 万元',
            split: { over: 0, today: 0, later: 4 },
            note: '均在时限内',
          },
          {
            key: 'e',
            name: '本月已放款',
            value: 17,
            unit: '笔',
            aside: <Amount yuan="62400000" />,
            note: '上月同期 5,105.00 万元',
            money: true,
          },
        ]}
      />
      <div className="gallery-columns">
        <Card title="金额与利率" note="元、万、亿自动换算">
          <p className="gallery-row">
            <Amount yuan="9999" />
            <Amount yuan="9999.5" />
            <Amount yuan="5000000" />
            <Amount yuan="864237000000" />
            <Amount yuan="-31564.02" unit="yuan" />
          </p>
          <p className="gallery-row" style={{ fontSize: 30, fontWeight: 600 }}>
            <Rate from="2.95" open />
            <Rate from="2.95" to="3.85" />
            <Amount yuan="5000000" gold />
          </p>
        </Card>
        <Card title="状态、等级与标签">
          <p className="gallery-row">
            <StatusDot tone="done">已上架</StatusDot>
            <StatusDot tone="doing">审核中</StatusDot>
            <StatusDot tone="waiting">待审核</StatusDot>
            <StatusDot tone="failed">已退回</StatusDot>
            <StatusDot tone="idle">已下架</StatusDot>
          </p>
          <p className="gallery-row">
            <GradeBadge grade="A2" />
            <GradeBadge grade="B1" />
            <GradeBadge grade="C3" />
            <Tag>中长期</Tag>
            <Tag tone="key">设备更新</Tag>
            <Tag tone="ok">白名单：专精特新</Tag>
            <Tag tone="warn">等企业补 2 份</Tag>
            <Tag tone="err">谨慎名单</Tag>
            <Tag tone="gold">市级</Tag>
          </p>
          <GradeScale grade="A2" score="672 分" note="较上季 +9" />
        </Card>
        <Card
          title="事实"
          actions={
            <a className="link" href="#main">
              打开企业一页通
            </a>
          }
          foot="来源：税务、供电、社保、司法"
        >
          <Facts
            facts={[
              { label: '统一社会信用代码', value: <span className="mono">9132 0506 **** **7K 3X</span> },
              { label: '成立', value: '2014-03-18，12 年' },
              { label: '行业', value: '通用设备制造' },
              {
                label: '上年营收',
                value: (
                  <a className="number-link" href="#main">
                    8,412.60 万元
                  </a>
                ),
                note: '+11.8%',
              },
              {
                label: '上年纳税',
                value: (
                  <a className="number-link" href="#main">
                    412.35 万元
                  </a>
                ),
                note: 'A 级',
              },
              {
                label: '资产负债率',
                value: (
                  <a className="number-link" href="#main">
                    46.2%
                  </a>
                ),
              },
              {
                label: '企业补充说明',
                value: '设备总价 732.00 万元，已付定金 30%，余款约定 12 月 10 日前支付，希望 11 月底前放款。',
                wide: true,
              },
            ]}
          />
        </Card>
        <Card title="按钮" note="一屏只有一个实心按钮">
          <p className="gallery-row">
            <Button kind="primary">审核通过</Button>
            <Button>要求补充</Button>
            <Button kind="danger">审核拒绝</Button>
            <Button kind="tinted" size="small">
              立即申请
            </Button>
            <Button kind="quiet" size="small">
              看其余 5 条
            </Button>
            <Button disabled>不可用</Button>
          </p>
        </Card>
      </div>
    </>
  )
}
