import { useState } from 'react'
import { Card } from '../../ui/Card.tsx'
import { Chart, ChartSwitch, type ChartView } from '../../ui/Chart.tsx'
import type { ChartData } from '../../ui/chart/data.ts'
import { DistrictMap } from '../../ui/DistrictMap.tsx'

const months = ['12月', '1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月']

const lending: ChartData = {
  kind: 'line',
  unit: '亿元',
  categories: months,
  series: [
    { name: '本年', values: [19.8, 24.6, 15.2, 25.9, 22.7, 23.4, 27.8, 21.9, 22.3, 26.4, 24.1, 14.1] },
    { name: '上年同月', muted: true, values: [18.1, 21.9, 14.4, 22.4, 20.2, 21.6, 25.0, 20.2, 20.0, 23.1, 21.7, 12.6] },
  ],
}

const refusals: ChartData = {
  kind: 'rank',
  unit: '件',
  categories: ['担保不足', '负债或偿债能力不达标', '资料不全且逾期未补', '用途无法核实', '超出区域或行业'],
  series: [{ name: '件数', values: [1486, 1124, 867, 602, 541] }],
}

const guarantees: ChartData = {
  kind: 'donut',
  unit: '款',
  categories: ['信用', '保证', '抵押', '质押'],
  series: [{ name: '产品数', values: [186, 142, 97, 63] }],
}

const lines: ChartData = {
  kind: 'bar',
  unit: '款',
  categories: ['银行', '股权', '保险', '担保', '小贷', '保理', '租赁', '债券'],
  series: [{ name: '产品数', values: [488, 86, 142, 64, 58, 31, 47, 22] }],
}

const character: ChartData = {
  kind: 'radar',
  categories: ['稳健', '成长', '创新', '协作', '开放', '效率'],
  series: [
    { name: '本企业', values: [72, 86, 64, 58, 77, 69] },
    { name: '同业', values: [60, 62, 55, 66, 59, 71] },
  ],
}

const districtValues = {
  kunshan: 46.82,
  yuanqu: 41.37,
  wujiang: 33.54,
  zhangjiagang: 29.18,
  changshu: 26.91,
  gaoxin: 20.46,
  wuzhong: 17.73,
  taicang: 15.62,
  xiangcheng: 11.05,
  gusu: 5.68,
}

export function ChartsSample() {
  const [view, setView] = useState<ChartView>('chart')
  const [district, setDistrict] = useState('yuanqu')
  return (
    <>
      <Card
        title="近 12 个月放款"
        note="亿元；11 月截至 16 日"
        actions={<ChartSwitch view={view} onChange={setView} />}
      >
        <Chart label="近 12 个月放款" data={lending} view={view} height={220} />
      </Card>
      <div className="gallery-columns">
        <Card title="各区放款" note="示意图，可选区县">
          <DistrictMap
            title="放款金额（亿元）"
            values={districtValues}
            selected={district}
            onSelect={setDistrict}
            details={() => ['1,128 件', '超时未办 1 件']}
          />
        </Card>
        <div style={{ display: 'grid', gap: 16 }}>
          <Card title="为什么被拒">
            <Chart label="拒绝原因" data={refusals} height={200} />
          </Card>
          <Card title="各类产品">
            <Chart label="各类产品数" data={lines} height={220} />
          </Card>
        </div>
        <Card title="担保方式">
          <Chart label="担保方式" data={guarantees} height={240} />
        </Card>
        <Card title="企业画像">
          <Chart label="企业画像" data={character} height={240} />
        </Card>
      </div>
    </>
  )
}
