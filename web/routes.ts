import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { errorPaths } from './error-paths.ts'
import { portalRows } from './portal/table.ts'
import { workbenchRows } from './workbench/table.ts'

const { framed = [], bare = [] } = Object.groupBy(portalRows, (row) => (row.bare ? 'bare' : 'framed'))

// `en?` is the portal's English address; the workbench follows the cookie alone.
export default [
  route('en?', 'portal/PortalLayout.tsx', [
    index('portal/EntryRedirect.ts'),
    route('index', 'portal/EntryRedirect.ts', { id: 'portal/index' }),
    ...framed.map(({ path, file }) => route(relative(path), file, { id: `portal:${path}` })),
    ...[...errorPaths, '*'].map((path) => route(relative(path), 'app/errors/ErrorRoute.tsx', { id: `error:${path}` })),
  ]),
  ...bare.map(({ path, file }) => route(`en?${path}`, file, { id: `portal:${path}` })),
  layout(
    'app/shell/Shell.tsx',
    workbenchRows.map(({ path }) => route(path, 'workbench/WorkbenchPage.tsx', { id: `workbench:${path}` })),
  ),
] satisfies RouteConfig

function relative(path: string) {
  return path.replace(/^\//, '')
}
