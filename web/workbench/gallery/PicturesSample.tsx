import { Card } from '../../ui/Card.tsx'
import { Cover } from '../../ui/Cover.tsx'
import { covers } from '../../ui/covers/covers.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { iconNames, type TileName } from '../../ui/icons/names.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Initial, Monogram } from '../../ui/Monogram.tsx'
import { Qr } from '../../ui/Qr.tsx'
import { TileIcon } from '../../ui/TileIcon.tsx'

const institutions = [
  '江澜银行',
  '澄湖农商银行',
  '锦帆银行',
  '衡岳银行',
  '东垣银行',
  '启闳银行',
  '远岫银行',
  '安澜融资担保',
  '同舟融资担保',
  '砥石财产保险',
  '青禾小额贷款',
  '鸿渡融资租赁',
]
const tiles: readonly TileName[] = [
  'demand',
  'relending',
  'funds',
  'policy',
  'mbti',
  'map',
  'bank',
  'equity',
  'insurance',
  'guarantee',
  'micro-loan',
  'factoring',
  'leasing',
  'bond',
  'letter',
]
const topics = Object.keys(covers) as (keyof typeof covers)[]
const modules = { size: 21, data: Array.from({ length: 441 }, (_, index) => (index * 7919) % 5 < 2) }

export function PicturesSample() {
  return (
    <>
      <Card title="机构标识" note="由名称画出，每次相同">
        <div className="gallery-row">
          <Logo />
          {institutions.map((name) => (
            <Monogram key={name} name={name} />
          ))}
          {institutions.slice(0, 5).map((name) => (
            <Initial key={name} name={name} />
          ))}
          <Qr modules={modules} label="示例二维码" size={64} />
        </div>
      </Card>
      <Card title="封面" note="十二个题材，由编号决定细节">
        <div className="gallery-row">
          {topics.map((topic) => (
            <figure key={topic} className="gallery-cover">
              <Cover topic={topic} seed={topic} label={topic} />
              <figcaption>{topic}</figcaption>
            </figure>
          ))}
        </div>
      </Card>
      <Card title="图标">
        <div className="gallery-row">
          {tiles.map((name) => (
            <TileIcon key={name} name={name} />
          ))}
        </div>
        <div className="gallery-icons" style={{ marginTop: 16 }}>
          {iconNames.map((name) => (
            <span key={name}>
              <Icon name={name} size={20} />
              {name}
            </span>
          ))}
        </div>
      </Card>
    </>
  )
}
