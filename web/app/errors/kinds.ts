export const errorKinds = ['403', '404', '500', 'no-permission'] as const

export type ErrorKind = (typeof errorKinds)[number]

const statuses: Record<ErrorKind, number> = { '403': 403, '404': 404, '500': 500, 'no-permission': 403 }

export const statusOf = (kind: ErrorKind) => statuses[kind]

export function errorKindOf(status: number): ErrorKind {
  if (status === 401 || status === 403) return '403'
  return status === 404 ? '404' : '500'
}
