import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const id = 'virtual:antd.css'

/** Parts that other components draw inside themselves: a table's filter, a picker's panel, every message. */
const always = ['App', 'Button', 'Checkbox', 'Dropdown', 'Empty', 'Form', 'Input', 'Menu', 'message', 'Modal']
const alsoAlways = ['notification', 'Pagination', 'Popover', 'Radio', 'Select', 'Spin', 'Tooltip', 'Tree']

/**
 * `import 'virtual:antd.css'`: the styles of the Ant Design components that `web/` imports, extracted at build time,
 * so that the browser makes none (`zeroRuntime`). Colours come in as CSS variables from the theme.
 */
export function antdCss(): Plugin {
  return {
    name: 'jinqiao:antd-css',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: async (source) => {
      if (source !== `\0${id}`) return
      // Ant Design takes a second to load, and tests read this configuration too.
      const { extractCss } = await import('./extract-css.ts')
      return extractCss([...always, ...alsoAlways, ...importedNames()])
    },
  }
}

function importedNames() {
  const sources = globSync('web/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'))
  const imports = sources.flatMap((source) => [...source.matchAll(/import \{([^}]+)\} from 'antd'/g)])
  const names = imports.flatMap((match) => (match[1] ?? '').split(','))
  return names.map((name) => name.trim().split(' ')[0] ?? '').filter((name) => name !== 'type')
}
