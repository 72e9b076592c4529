import css from './tokens.css?raw'

const declared = new Map(
  Array.from(css.slice(0, css.indexOf('}')).matchAll(/--([\w-]+):\s*([^;]+);/g), (match) => [match[1], match[2]]),
)

/** Value of a variable of `tokens.css`, for code that needs a real colour: Ant Design's theme and the charts. */
export function token(name: string) {
  const value = declared.get(name)
  if (!value) throw new Error(`tokens.css declares no --${name}`)
  return value
}
