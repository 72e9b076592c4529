import { useEffect, useRef, useState } from 'react'
import { groupThousands } from '../../ui/amount.ts'

const DURATION_MS = 900

interface CountUpProps {
  readonly value: number
  readonly decimals?: number
  readonly milliseconds?: number
}

/** Counts up once, when it first comes into view. Without script, and for those who want no motion, it just stands. */
export function CountUp({ value, decimals = 0, milliseconds = DURATION_MS }: CountUpProps) {
  const [shown, setShown] = useState(value)
  const element = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let frame = 0
    const run = (start: number) => (now: number) => {
      const part = Math.min(1, (now - start) / milliseconds)
      setShown(value * (1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(run(start))
    }
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      watcher.disconnect()
      frame = requestAnimationFrame(run(performance.now()))
    })
    watcher.observe(element.current)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [value, milliseconds])
  const [whole = '', fraction] = shown.toFixed(decimals).split('.')
  return (
    <span ref={element}>
      {groupThousands(whole)}
      {fraction && `.${fraction}`}
    </span>
  )
}
