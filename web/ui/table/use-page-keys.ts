import { useEffect, useRef } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const OWN_ARROWS = 'input, textarea, [contenteditable], [role=tab], [role=tree], [role=menu], [role=radiogroup]'

/** Arrow keys turn the pages of a list, unless what has the focus uses them itself or a dialog is open. */
export function usePageKeys(current: number, pages: number, turnTo: (page: number) => void) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const turn = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      const next = current + (step ?? 0)
      if (!step || event.defaultPrevented || next < 1 || next > pages || !concerns(list.current, event.target)) return
      event.preventDefault()
      turnTo(next)
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [current, pages, turnTo])
  return list
}

function concerns(list: HTMLElement | null, target: EventTarget | null): boolean {
  if (!list || !(target instanceof HTMLElement) || target.closest(OWN_ARROWS)) return false
  return list.contains(target) || (target === document.body && !document.querySelector('[role=dialog]'))
}
