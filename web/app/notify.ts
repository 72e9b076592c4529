export type Tone = 'success' | 'info' | 'warning' | 'error'

export interface Notice {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

const SHOWN_MS = 4000

let notices: readonly Notice[] = []
let issued = 0
const listeners = new Set<() => void>()

/** Short messages to the user, from anywhere. The same text twice is one message, shown afresh. */
export const notify = {
  success: (text: string) => add('success', text),
  info: (text: string) => add('info', text),
  warning: (text: string) => add('warning', text),
  error: (text: string) => add('error', text),
}

export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => notices,
}

export function dismiss(id: number) {
  change(notices.filter((notice) => notice.id !== id))
}

function add(tone: Tone, text: string) {
  const id = ++issued
  const others = notices.filter((notice) => notice.text !== text || notice.tone !== tone)
  change([...others.slice(-4), { id, tone, text }])
  setTimeout(() => dismiss(id), SHOWN_MS)
}

function change(next: readonly Notice[]) {
  notices = next
  for (const listener of listeners) listener()
}
