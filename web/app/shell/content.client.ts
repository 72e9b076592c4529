// A `.client` module is empty on the server, which keeps Ant Design and the session out of the server bundle.
export const loadShellContent = () => import('./ShellContent.tsx').then((module) => module.ShellContent)
