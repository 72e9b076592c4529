import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { portalRows } from './portal/table.ts'
import { workbenchRows } from './workbench/table.ts'

const errorPaths = ['/403', '/404', '/500', '/no-permission', '*']

// `en?` is the portal's English address; the workbench follows the cookie alone.
export default [
  route('en?', 'portal/PortalLayout.tsx', [
    index('portal/EntryRedirect.ts'),
    ...portalRows.map(({ path, file }) => route(relative(path), file, { id: `portal:${path}` })),
    ...errorPaths.map((path) => route(relative(path), 'app/errors/ErrorRoute.tsx', { id: `error:${path}` })),
  ]),
  layout(
    'app/shell/Shell.tsx',
    workbenchRows.map(({ path }) => route(path, 'workbench/WorkbenchPage.tsx', { id: `workbench:${path}` })),
  ),
] satisfies RouteConfig

function relative(path: string) {
  return path.replace(/^\//, '')
}
