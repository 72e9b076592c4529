import type { z } from 'zod'
import type { Call, PageOf } from '#contract/kit/index.ts'
import {
  ApiScopeForm,
  type ApiScopeRow,
  apiScope,
  DATA_SCOPE,
  DataScopeForm,
  type DataScopeRow,
  dataScope,
} from '#contract/system/scope.ts'
import { useMay } from '../../app/session/permissions.ts'
import { AddButton } from '../../ui/AddButton.tsx'
import { CallTable } from '../../ui/table/CallTable.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { type RecordRow, type RecordsOptions, useRecords } from '../../ui/use-records.tsx'
import { menusAbove } from './trees.ts'

const dataColumns: Column<DataScopeRow>[] = [
  { key: 'scopeName', title: '权限名称', width: 180 },
  { key: 'resourceCode', title: '权限编号', width: 160 },
  { key: 'scopeTypeName', title: '规则类型', width: 150 },
  { key: 'scopeColumn', title: '权限字段', width: 140 },
  { key: 'scopeField', title: '可见字段', width: 160 },
  { key: 'scopeClass', title: '权限类名', width: 200, optional: true },
  { key: 'scopeValue', title: '规则值', width: 200, optional: true },
]
const apiColumns: Column<ApiScopeRow>[] = [
  { key: 'scopeName', title: '权限名称', width: 180 },
  { key: 'resourceCode', title: '权限编号', width: 160 },
  { key: 'scopePath', title: '权限路径', width: 260 },
  { key: 'scopeTypeName', title: '接口类型', width: 140 },
  { key: 'remark', title: '备注', width: 200, optional: true },
]

export function DataScopes({ menuId }: { menuId: string }) {
  return (
    <ScopeList
      menuId={menuId}
      permission="data_scope"
      noun="数据权限"
      calls={dataScope}
      form={DataScopeForm}
      columns={dataColumns}
      when={{ scopeValue: ({ scopeType }) => Number(scopeType) === DATA_SCOPE.custom }}
      fresh={{ scopeType: DATA_SCOPE.own, scopeField: '*' }}
    />
  )
}

export function ApiScopes({ menuId }: { menuId: string }) {
  return (
    <ScopeList
      menuId={menuId}
      permission="api_scope"
      noun="接口权限"
      calls={apiScope}
      form={ApiScopeForm}
      columns={apiColumns}
      fresh={{ scopeType: 1, scopePath: '/api/' }}
    />
  )
}

interface ScopeListProps<R extends RecordRow, S extends z.ZodObject> extends RecordsOptions<R, S> {
  readonly menuId: string
  readonly columns: readonly Column<R>[]
  readonly fresh: object
  readonly calls: RecordsOptions<R, S>['calls'] & { readonly list: Call & { readonly reply: z.ZodType<PageOf<R>> } }
}

function ScopeList<R extends RecordRow, S extends z.ZodObject>(props: ScopeListProps<R, S>) {
  const { menuId, permission, calls, columns, form, fresh } = props
  // One code allows everything that is done with a scope.
  const maySet = useMay(permission)('setting')
  const trees = { menuId: menusAbove } as RecordsOptions<R, S>['trees']
  const records = useRecords({ ...props, trees, may: () => maySet })
  return (
    <>
      <CallTable
        call={calls.list}
        name={permission}
        columns={columns}
        filters={form.pick({ scopeName: true, resourceCode: true })}
        contains={['scopeName', 'resourceCode']}
        fixed={{ menuId }}
        actions={records.actions}
        batch={records.batch}
        batchInToolbar
        pageActions={maySet && <AddButton onClick={() => records.add({ ...fresh, menuId })} />}
      />
      {records.drawers}
    </>
  )
}
