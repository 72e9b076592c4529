const PREFIX = 'jinqiao-'

/** How a record is kept: its type, its content and when; `type` set means this tab only. */
interface Kept {
  dataType: string
  content: unknown
  type?: 'session'
  datetime: number
}

interface Keep {
  forTab?: boolean
}

const areaOf = (forTab = false) => (forTab ? sessionStorage : localStorage)

export function keep(name: string, content: unknown, { forTab }: Keep = {}): void {
  const record: Kept = { dataType: typeof content, content, ...(forTab && { type: 'session' }), datetime: Date.now() }
  areaOf(forTab).setItem(PREFIX + name, JSON.stringify(record))
}

export function kept<T>(name: string, { forTab }: Keep = {}): T | undefined {
  if (typeof window === 'undefined') return undefined
  const text = areaOf(forTab).getItem(PREFIX + name)
  if (!text) return undefined
  try {
    return (JSON.parse(text) as Kept).content as T
  } catch {
    return undefined
  }
}

export function forget(name: string, { forTab }: Keep = {}): void {
  areaOf(forTab).removeItem(PREFIX + name)
}
