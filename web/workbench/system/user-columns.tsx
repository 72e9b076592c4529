import { USER_CATEGORIES, type UserRow } from '#contract/identity/user.ts'
import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { StatusDot } from '../../ui/StatusDot.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { systemTexts } from './texts.ts'

export const userColumns: Column<UserRow>[] = [
  { key: 'account', title: '登录账号', width: 110, sort: true },
  { key: 'realName', title: '用户姓名', width: 120 },
  { key: 'name', title: '用户昵称', width: 110, optional: true },
  { key: 'phone', title: '手机号', width: 110 },
  { key: 'email', title: '电子邮箱', width: 170, optional: true },
  { key: 'userCategory', title: '用户类别', width: 80, render: (row) => <Category value={row.userCategory} /> },
  { key: 'roleName', title: '所属角色', width: 110 },
  { key: 'deptName', title: '所属部门', width: 150 },
  { key: 'postName', title: '所属岗位', width: 120, optional: true },
  { key: 'userTypeName', title: '用户平台', width: 90, optional: true },
  { key: 'status', title: '状态', width: 80, render: (row) => <State row={row} /> },
  { key: 'createTime', title: '创建时间', width: 150, sort: true },
]

function Category({ value = '' }: { value?: string }) {
  const label = useLabel()
  // The category is one of the table's keys.
  return label(USER_CATEGORIES[value as keyof typeof USER_CATEGORIES] ?? value)
}

const TONES = ['failed', 'done', 'waiting'] as const

function State({ row }: { row: UserRow }) {
  const t = useTexts(systemTexts)
  const label = useLabel()
  if (row.locked) return <StatusDot tone="failed">{t('locked')}</StatusDot>
  return <StatusDot tone={TONES[row.status ?? 1] ?? 'idle'}>{label(row.statusName)}</StatusDot>
}
