import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import * as antd from 'antd'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'

type AnyComponent = ComponentType<Record<string, unknown>>

/** Draws the named components once and collects the styles they register. */
export function extractCss(names: readonly string[]) {
  const cache = createCache()
  const drawn = [...new Set(names)].flatMap(drawable)
  for (const component of drawn) for (const props of probes) drawQuietly(cache, component, props)
  // The map of cache paths at the end serves run-time styling only.
  return extractStyle(cache, { plain: true, types: 'style' }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
}

/** A component, its parts (Input.TextArea), and where it opens elsewhere the panel that Ant Design keeps for its site. */
function drawable(name: string): AnyComponent[] {
  // Ant Design's exports are of many shapes; which of them are components is found out here.
  const exported = (antd as unknown as Record<string, unknown>)[name]
  if (!exported) return []
  const parts = Object.entries(exported).filter(([key]) => /^[A-Z]|^_InternalPanel/.test(key) && !needParent.has(key))
  const candidates = /^[A-Z]/.test(name) ? [exported, ...parts.map(([, part]) => part)] : parts.map(([, part]) => part)
  return candidates.filter((candidate) => typeof candidate === 'function' || isExotic(candidate)) as AnyComponent[]
}

/** Parts that take their class name from the component around them. */
const needParent = new Set(['ErrorList'])

function isExotic(candidate: unknown) {
  return typeof candidate === 'object' && candidate !== null && '$$typeof' in candidate
}

/** Some draw only with items or around a child; confirmations, coloured tags and frames bring styles of their own. */
const probes: readonly Record<string, unknown>[] = [
  {},
  { open: true, items: [] },
  { children: createElement('a') },
  { type: 'confirm', title: 'x', content: 'x' },
  { color: 'blue' },
  { color: 'success', bordered: true },
]

/** Styles are registered while drawing; that a bare component then fails for want of props does not matter. */
function drawQuietly(cache: ReturnType<typeof createCache>, component: AnyComponent, props: Record<string, unknown>) {
  const theme = { hashed: false, cssVar: { key: 'jinqiao' } }
  const themed = createElement(antd.ConfigProvider, { theme }, createElement(component, props))
  try {
    renderToString(createElement(StyleProvider, { cache }, themed))
  } catch {}
}
