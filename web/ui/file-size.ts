const KB = 1024
const UNITS = ['KB', 'MB', 'GB'] as const

/** Bytes as people read them: never less than a tenth of a KB, one decimal below ten. */
export function fileSize(bytes: number): string {
  let size = bytes / KB
  let unit = 0
  while (size >= KB && unit < UNITS.length - 1) {
    size /= KB
    unit += 1
  }
  const digits = size < 10 ? 1 : 0
  return `${Math.max(size, bytes > 0 ? 0.1 : 0).toFixed(digits)} ${UNITS[unit]}`
}
