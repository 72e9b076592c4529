import { InputNumber, Pagination, Segmented } from 'antd'
import { PAGE_SIZES } from '#contract/kit/index.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import './Pager.css'
import { tableTexts } from './texts.ts'

interface PagerProps {
  current: number
  size: number
  total: number
  more?: boolean
  onTurn: (page: number) => void
  onResize: (size: number) => void
}

export function Pager({ current, size, total, more, onTurn, onResize }: PagerProps) {
  const t = useTexts(tableTexts)
  const from = total === 0 ? 0 : (current - 1) * size + 1
  const to = Math.min(current * size, total)
  const inAll = t(more ? 'totalMore' : 'total', { total: total.toLocaleString('en-US') })
  return (
    <footer className="pager">
      <p className="pager-range">
        {t('range', { from, to, total: inAll })}
        <span className="pager-keys">{t('keys')}</span>
      </p>
      <Pagination
        current={current}
        pageSize={size}
        total={total}
        showSizeChanger={false}
        onChange={onTurn}
        size="small"
      />
      <div className="pager-sizes">
        {t('perPage')}
        <Segmented size="small" options={PAGE_SIZES} value={size} onChange={(value) => onResize(Number(value))} />
      </div>
      <div className="pager-jump">
        {t('jump')}
        <InputNumber
          size="small"
          min={1}
          max={Math.max(1, Math.ceil(total / size))}
          controls={false}
          onPressEnter={(event) => onTurn(Number(event.currentTarget.value) || 1)}
        />
        {t('page')}
      </div>
    </footer>
  )
}
