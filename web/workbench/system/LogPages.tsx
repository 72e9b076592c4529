import { Drawer } from 'antd'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { type Call, DateTime, type PageOf, Text } from '#contract/kit/index.ts'
import { type ApiLogRow, type ErrorLogRow, log, type UsualLogRow } from '#contract/system/log.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { Facts } from '../../ui/Facts.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { Page } from '../../ui/Page.tsx'
import { RowActions } from '../../ui/RowActions.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { StatusDot } from '../../ui/StatusDot.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import type { Column } from '../../ui/table/columns.ts'
import './LogPages.css'
import { readable } from './readable.ts'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

const createTime = DateTime('日志时间')
const serviceId = Text('服务id')
const requestUri = Text('请求接口')

const usualFilters = z.object({
  serviceId,
  serverHost: Text('服务host'),
  env: Text('软件环境'),
  logLevel: Text('日志级别'),
  createTime,
})
const apiFilters = z.object({
  title: Text('日志名'),
  requestUri,
  createBy: Text('操作人'),
  createTime,
  method: Text('请求方法'),
  serviceId,
})
const errorFilters = z.object({
  requestUri,
  exceptionName: Text('异常名'),
  method: Text('请求方法'),
  createTime,
  serviceId,
})

const usualColumns: Column<UsualLogRow>[] = [
  { key: 'logId', title: '日志id', width: 160 },
  { key: 'logLevel', title: '日志级别', width: 80 },
  { key: 'createTime', title: '日志时间', width: 160, sort: true },
  { key: 'logData', title: '日志数据', width: 260 },
  { key: 'requestUri', title: '请求接口', width: 200 },
  { key: 'serviceId', title: '服务id', width: 100 },
  { key: 'serverHost', title: '服务host', width: 120 },
  { key: 'serverIp', title: '服务ip', width: 130, optional: true },
  { key: 'env', title: '软件环境', width: 90, optional: true },
]
const apiColumns: Column<ApiLogRow>[] = [
  { key: 'title', title: '日志名', width: 180 },
  { key: 'createTime', title: '日志时间', width: 160, sort: true },
  { key: 'method', title: '请求方法', width: 80 },
  { key: 'requestUri', title: '请求接口', width: 280 },
  { key: 'status', title: '状态', width: 80, render: (row) => <Outcome status={row.status} /> },
  { key: 'time', title: '耗时（毫秒）', width: 110, align: 'right', sort: true },
  { key: 'remoteIp', title: '操作IP', width: 130 },
  { key: 'createBy', title: '操作人', width: 110 },
  { key: 'serviceId', title: '服务id', width: 100, optional: true },
  { key: 'serverHost', title: '服务host', width: 120, optional: true },
]
const errorColumns: Column<ErrorLogRow>[] = [
  { key: 'exceptionName', title: '异常名', width: 160 },
  { key: 'message', title: '异常信息', width: 280 },
  { key: 'createTime', title: '日志时间', width: 160, sort: true },
  { key: 'method', title: '请求方法', width: 80 },
  { key: 'requestUri', title: '请求接口', width: 240 },
  { key: 'createBy', title: '操作人', width: 110 },
  { key: 'serviceId', title: '服务id', width: 100, optional: true },
  { key: 'serverHost', title: '服务host', width: 120, optional: true },
]

export const UsualLogPage = () => (
  <LogPage
    kind="usual"
    list={log['usual/list']}
    detail={log['usual/detail']}
    columns={usualColumns}
    filters={usualFilters}
  />
)
export const ApiLogPage = () => (
  <LogPage kind="api" list={log['api/list']} detail={log['api/detail']} columns={apiColumns} filters={apiFilters} />
)
export const ErrorLogPage = () => (
  <LogPage
    kind="error"
    list={log['error/list']}
    detail={log['error/detail']}
    columns={errorColumns}
    filters={errorFilters}
  />
)

type LogRow = UsualLogRow | ApiLogRow | ErrorLogRow

interface LogPageProps<R extends LogRow> {
  readonly kind: 'usual' | 'api' | 'error'
  readonly list: Call & { readonly reply: z.ZodType<PageOf<R>> }
  readonly detail: Call
  readonly columns: readonly Column<R>[]
  readonly filters: z.ZodObject
}

/** Logs are read, never changed. */
function LogPage<R extends LogRow>({ kind, list, detail, columns, filters }: LogPageProps<R>) {
  const title = useTexts(titles)
  const t = useTexts(formTexts)
  const mayView = useMay(`log_${kind}`)('view')
  const [opened, setOpened] = useState<string>()
  const view = (row: R) => mayView && { key: 'view', label: t('view'), onClick: () => setOpened(row.id) }
  return (
    <Page title={title(kind)}>
      <CallTable
        call={list}
        name={`log-${kind}`}
        columns={columns}
        filters={filters}
        actions={(row) => <RowActions actions={[view(row)]} />}
      />
      {opened && <LogDrawer detail={detail} id={opened} columns={columns} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

const LONG = { params: 'params', logData: 'logData', stackTrace: 'stack' } as const
const SHARED: Column<LogRow>[] = [
  { key: 'serverIp', title: '服务ip' },
  { key: 'env', title: '软件环境' },
  { key: 'remoteIp', title: '操作IP' },
  { key: 'createBy', title: '操作人' },
  { key: 'method', title: '请求方法' },
  { key: 'methodClass', title: '类名' },
  { key: 'methodName', title: '方法名' },
  { key: 'userAgent', title: '用户代理' },
]

interface LogDrawerProps<R extends LogRow> {
  readonly detail: Call
  readonly id: string
  readonly columns: readonly Column<R>[]
  readonly onClose: () => void
}

function LogDrawer<R extends LogRow>({ detail, id, columns, onClose }: LogDrawerProps<R>) {
  const t = useTexts(systemTexts)
  const label = useLabel()
  const { data } = useCall(detail, { id })
  const row = data as Record<string, ReactNode> | undefined
  const keys = new Map([...columns, ...SHARED].map(({ key, title }) => [key as string, title]))
  const facts = [...keys].filter(([key]) => !(key in LONG) && row?.[key] !== undefined && row[key] !== '')
  const texts = Object.entries(LONG).filter(([key]) => row?.[key])
  return (
    <Drawer open size={760} closable={{ placement: 'end' }} title={t('viewLog')} onClose={onClose}>
      {!row && <LinesSkeleton lines={8} />}
      {row && (
        <Facts
          columns={2}
          facts={facts.map(([key, title]) => ({
            label: label(title),
            value: row[key],
            wide: key === 'userAgent' || key === 'message',
          }))}
        />
      )}
      {texts.map(([key, name]) => (
        <section key={key} className="log-text">
          <h3>{t(name)}</h3>
          <pre>{readable(String(row?.[key]))}</pre>
        </section>
      ))}
    </Drawer>
  )
}

const REFUSED = 400

function Outcome({ status }: { status: number }) {
  return <StatusDot tone={status < REFUSED ? 'done' : 'failed'}>{status}</StatusDot>
}
