export interface QrModules {
  readonly size: number
  /** Row by row, truthy where dark: what the `qrcode` package answers as `create(text).modules`. */
  readonly data: ArrayLike<number | boolean>
}

const quietZone = 2

/** Draws a code that was made elsewhere, by the server or in the browser. */
export function Qr({ modules, label, size = 96 }: { modules: QrModules; label: string; size?: number }) {
  const side = modules.size + 2 * quietZone
  return (
    <svg
      width={size}
      height={size}
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M${-quietZone} ${-quietZone}h${side}v${side}h${-side}z`} />
      <path fill="#10233f" d={darkRuns(modules)} />
    </svg>
  )
}

/** One rectangle per horizontal run keeps the path short. */
function darkRuns({ size, data }: QrModules) {
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const start = column
      while (column < size && data[row * size + column]) column++
      if (column > start) path += `M${start} ${row}h${column - start}v1h${start - column}z`
    }
  }
  return path
}
