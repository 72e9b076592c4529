import './Skeletons.css'

const widths = ['100%', '72%', '94%', '64%', '88%', '78%']

export function LinesSkeleton({ lines = 4 }: { lines?: number }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <i key={index} style={{ width: widths[index % widths.length] }} />
      ))}
    </div>
  )
}

export function TableSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div className="skeleton table" aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars without identity
        <i key={index} />
      ))}
    </div>
  )
}

/** The place of a workbench page while its code arrives. */
export function PageSkeleton() {
  return (
    <div className="skeleton page-skeleton" role="status" aria-busy="true">
      <i style={{ width: 260, height: 26 }} />
      <i style={{ width: 420, maxWidth: '80%' }} />
      <div className="skeleton-card">
        <LinesSkeleton lines={3} />
      </div>
      <div className="skeleton-card">
        <LinesSkeleton lines={8} />
      </div>
    </div>
  )
}
