import type { EChartsOption } from 'echarts'
import type { EChartsType } from 'echarts/core'
import { useEffect, useRef } from 'react'

/** Bare ECharts, loaded when it is first shown. For drawings that `Chart` has no kind for. */
export function EChart({ option, height, label }: { option: EChartsOption; height: number; label: string }) {
  const box = useRef<HTMLDivElement>(null)
  const chart = useRef<EChartsType>(undefined)
  const latest = useRef(option)
  latest.current = option

  useEffect(() => {
    const element = box.current
    if (!element) return
    let gone = false
    const observer = new ResizeObserver(() => chart.current?.resize())
    import('./engine.ts').then(({ init }) => {
      if (gone) return
      chart.current = init(element)
      chart.current.setOption(withMotion(latest.current))
      observer.observe(element)
    })
    return () => {
      gone = true
      observer.disconnect()
      chart.current?.dispose()
      chart.current = undefined
    }
  }, [])

  useEffect(() => {
    chart.current?.setOption(withMotion(option), { notMerge: true })
  }, [option])

  return <div ref={box} role="img" aria-label={label} style={{ height }} />
}

function withMotion(option: EChartsOption): EChartsOption {
  return { ...option, animation: !matchMedia('(prefers-reduced-motion: reduce)').matches }
}
