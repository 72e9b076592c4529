import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LinesSkeleton, TableSkeleton } from '../../ui/Skeletons.tsx'

export function StatesSample() {
  return (
    <div className="gallery-columns">
      <Card title="加载中">
        <LinesSkeleton />
        <TableSkeleton rows={3} />
      </Card>
      <Card title="无结果">
        <EmptyState
          title="没有符合条件的产品"
          text="试试去掉「额度」条件，还有 285 个。"
          action={<Button size="small">去掉这个条件</Button>}
        />
      </Card>
      <Card title="出错">
        <ErrorState
          title="列表没有取到"
          text="网络中断，已保留您的筛选条件。"
          code="E-20261116-0912"
          onRetry={() => undefined}
        />
      </Card>
    </div>
  )
}
