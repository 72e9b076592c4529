import type { Config } from '@react-router/dev/config'
import { compressFolder } from './web/build/compress.ts'

export default {
  appDirectory: 'web',
  buildDirectory: 'dist/web',
  ssr: true,
  buildEnd: () => compressFolder('dist/web/client'),
} satisfies Config
