import { useState } from 'react'
import { BatchBar } from '../../ui/BatchBar.tsx'
import { BridgeSteps } from '../../ui/BridgeSteps.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckCounts, type CheckItem, Checklist } from '../../ui/Checklist.tsx'
import { PromiseClock } from '../../ui/PromiseClock.tsx'
import { Timeline } from '../../ui/Timeline.tsx'

const now = '2026-11-16 09:12:00'
const clocks = [
  { deadline: '2026-11-13 11:20:00', leftMinutes: -1312, usedShare: 1, now },
  { deadline: '2026-11-16 11:30:00', leftMinutes: 138, usedShare: 0.9, now },
  { deadline: '2026-11-16 15:30:00', leftMinutes: 378, usedShare: 0.75, now },
  { deadline: '2026-11-17 10:15:00', leftMinutes: 1503, usedShare: 0.4, now },
  { deadline: '2026-11-17 12:12:00', leftMinutes: 1620, usedShare: 0.4, now, owner: '担保方' },
]

const steps = [
  { key: 'a', name: '发布', note: '11-11 10:05' },
  { key: 'b', name: '受理', note: '11-11 11:30' },
  { key: 'c', name: '审核', note: '承诺 3 个工作日' },
  { key: 'd', name: '授信', note: '承诺 2 个工作日' },
  { key: 'e', name: '放款', note: '承诺 5 个工作日' },
  { key: 'f', name: '还清' },
]

const checks: CheckItem[] = [
  { key: '1', state: 'met', label: '资产负债率 ≤ 65%', value: '46.2%' },
  {
    key: '2',
    state: 'unknown',
    label: '设备采购合同',
    value: '缺 1 份',
    note: '11-13 已要求补充，企业答复今天上午用印',
  },
  {
    key: '3',
    state: 'notMet',
    label: '近 12 个月用电波动 ≤ 30%',
    value: '实际 34.1%',
    note: '8 月停产检修 11 天，企业已附说明',
  },
  { key: '4', state: 'met', label: '成立满 3 年', value: '12 年' },
]

export function ProcessSample() {
  return (
    <>
      <Card title="承诺时钟与拱桥进度" note="圆环是已用时间，文字说剩余时间">
        <div className="gallery-row">
          {clocks.map((time) => (
            <PromiseClock key={time.leftMinutes} time={time} />
          ))}
        </div>
        <div className="gallery-columns" style={{ marginTop: 16 }}>
          <BridgeSteps steps={steps} reached={1} share={0.9} />
          <PromiseClock
            form="block"
            note="11-11 11:30 起算 3 个工作日，已扣周末 2 天"
            time={clocks[1] ?? { deadline: now, now, leftMinutes: 0, usedShare: 0 }}
          />
        </div>
      </Card>
      <div className="gallery-columns">
        <Card title="匹配" note="设备更新贷 4 条准入" actions={<CheckCounts items={checks} />}>
          <Checklist items={checks} />
        </Card>
        <Card title="办理记录" note="存证链全部一致">
          <Timeline
            entries={[
              { key: '1', what: '审核意见', when: '今天 11:30 前', who: '待陆知行填写', expected: true },
              {
                key: '2',
                what: '企业补充资料',
                when: '11-13 16:26',
                who: '唐予安',
                hash: '0e72…5fa3',
                opinion: '补交合同 2 份、流水、用电说明；第 3 台合同在用印。',
                documents: '4 个附件',
              },
              {
                key: '3',
                what: '受理',
                when: '11-11 11:30',
                who: '陆知行，澄湖银行吴中支行',
                hash: '2d05…b1f4',
                opinion: '用时 1 小时 25 分，承诺 3 个工作日。',
              },
              { key: '4', what: '发布需求', when: '11-11 10:05', who: '沈砚秋，法定代表人', hash: '7f3a…c21e' },
            ]}
          />
        </Card>
      </div>
      <BatchSample />
    </>
  )
}

function BatchSample() {
  const [count, setCount] = useState(4)
  return (
    <Card title="批量操作条" flush>
      <p style={{ padding: 16 }}>
        <label>
          <input type="checkbox" checked={count > 0} onChange={() => setCount(count ? 0 : 4)} /> 选中四件
        </label>
      </p>
      <div style={{ contain: 'layout', minHeight: 52 }}>
        <BatchBar
          count={count}
          unit="件"
          sum="合计 1,450.00 万元"
          reason="3 件可直接受理；1 件在谨慎名单，需单独确认"
          onCancel={() => setCount(0)}
          actions={
            <>
              <button type="button" className="primary">
                批量受理 3 件
              </button>
              <button type="button">转交同事</button>
            </>
          }
        />
      </div>
    </Card>
  )
}
