import type { XlsxColumn } from '#server/kit/documents/xlsx.ts'

/** The columns of the import; an exported file carries them too, with the state after them. */
export const USER_COLUMNS: XlsxColumn[] = [
  { key: 'account', title: '登录账号', width: 20 },
  { key: 'realName', title: '用户姓名' },
  { key: 'name', title: '用户昵称' },
  { key: 'phone', title: '手机号' },
  { key: 'email', title: '电子邮箱', width: 24 },
  { key: 'sexName', title: '性别' },
  { key: 'birthday', title: '出生日期', kind: 'date' },
  { key: 'userTypeName', title: '用户平台' },
  { key: 'userCategoryName', title: '用户类别' },
  { key: 'roleName', title: '所属角色', width: 24 },
  { key: 'deptName', title: '所属部门', width: 32 },
  { key: 'postName', title: '所属岗位', width: 24 },
]

export const EXPORT_COLUMNS: XlsxColumn[] = [
  ...USER_COLUMNS,
  { key: 'statusName', title: '状态' },
  { key: 'createTime', title: '创建时间', width: 20 },
]
