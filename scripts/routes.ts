import { runnerImport } from 'vite'

interface Row {
  path: string
}

const options = { configFile: false, logLevel: 'silent' } as const
const { module: portal } = await runnerImport<{ portalRows: Row[] }>('./web/portal/table.ts', options)
const { module: workbench } = await runnerImport<{ workbenchRows: Row[] }>('./web/workbench/table.ts', options)
const { module: routes } = await runnerImport<{ errorPaths: string[] }>('./web/error-paths.ts', options)

for (const path of [
  '/',
  ...routes.errorPaths,
  ...portal.portalRows.map((row) => row.path),
  ...workbench.workbenchRows.map((row) => row.path),
])
  console.log(path)
