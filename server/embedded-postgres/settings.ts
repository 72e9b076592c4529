import type { Place } from './place.ts'

const base = {
  listen_addresses: '',
  port: '5432',
  unix_socket_permissions: '0700',
  max_connections: '100',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  random_page_cost: '1.1',
  max_wal_size: '2GB',
  timezone: 'Asia/Shanghai',
  log_timezone: 'Asia/Shanghai',
  log_min_duration_statement: '200ms',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
}

const safe = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
const fast = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }

export function settingsFor({ data, inside, socket }: Place, durable: boolean) {
  const folder = { unix_socket_directories: `"${socket === data ? inside : socket}"` }
  const settings = { ...base, ...(durable ? safe : fast), ...folder }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
