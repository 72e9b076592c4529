import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { antdCss } from './web/build/antd-css.ts'

export default defineConfig(({ command }) => ({
  // Vitest reads this file too and has no use for routes.
  plugins: [process.env['VITEST'] ? [] : reactRouter(), antdCss()],
  publicDir: 'web/public',
  // Without this the server bundle would carry React's slow development half and choose at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  // The server bundle carries its dependencies: one quick import, one copy of React and of the router.
  ssr: { noExternal: true },
  build: { assetsInlineLimit: 2048, chunkSizeWarningLimit: 1200 },
}))
