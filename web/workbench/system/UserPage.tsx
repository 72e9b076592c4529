import { Button } from 'antd'
import { useState } from 'react'
import { NewUserForm, UserForm, type UserRow, user } from '#contract/identity/user.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { CrudPage } from '../../ui/CrudPage.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ImportDialog } from '../../ui/import/ImportDialog.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'
import { ownDepartments, ownPosts, ownRoles, tenants } from './trees.ts'
import { UserDialog, type UserDialogKind } from './UserDialogs.tsx'
import { useUserActions } from './use-user-actions.ts'
import { userColumns } from './user-columns.tsx'

const calls = { list: user.page, detail: user.detail, submit: user.submit, remove: user.remove }
const filters = UserForm.pick({
  account: true,
  realName: true,
  phone: true,
  deptId: true,
  userCategory: true,
  userType: true,
})

export function UserPage() {
  const t = useTexts(systemTexts)
  const title = useTexts(titles)
  const may = useMay('user')
  const [dialog, setDialog] = useState<{ kind: UserDialogKind; row: UserRow }>()
  const [importing, setImporting] = useState(false)
  const { reset, unlock } = useUserActions()
  const open = (kind: UserDialogKind, row: UserRow) => ({
    key: kind,
    label: t(kind),
    onClick: () => setDialog({ kind, row }),
  })
  return (
    <CrudPage
      title={title('user')}
      permission="user"
      noun="用户"
      calls={calls}
      form={UserForm}
      newForm={NewUserForm}
      columns={userColumns}
      filters={filters}
      exportCall={user['export-user']}
      trees={{ tenantId: tenants, roleId: ownRoles, deptId: ownDepartments, postId: ownPosts }}
      sections={useUserSections()}
      when={{ avatar: () => false }}
      setOnce={['tenantId']}
      fresh={{ userType: 1, userCategory: '', status: 1 }}
      rowActions={(row) => [
        may('role') && open('assignRoles', row),
        may('reset') && { key: 'reset', label: t('resetPassword'), onClick: () => reset([row]) },
        may('edit') && row.locked === true && { key: 'unlock', label: t('unlock'), onClick: () => unlock([row]) },
        may('edit') && open('platform', row),
      ]}
      batch={(rows) => may('reset') && <Button onClick={() => reset(rows)}>{t('resetPassword')}</Button>}
      pageActions={
        may('add') && (
          <Button icon={<Icon name="upload" />} onClick={() => setImporting(true)}>
            {t('import')}
          </Button>
        )
      }
    >
      {dialog && <UserDialog {...dialog} onClose={() => setDialog(undefined)} />}
      {importing && (
        <ImportDialog
          title={t('importUsers')}
          call={user['import-user']}
          templateCall={user['export-template']}
          onClose={() => setImporting(false)}
        />
      )}
    </CrudPage>
  )
}

function useUserSections() {
  const t = useTexts(systemTexts)
  return [
    { title: t('base'), fields: BASE },
    { title: t('detail'), fields: DETAIL },
    { title: t('duty'), fields: DUTY },
  ]
}

/** The passwords are asked for a new user only. */
const BASE = ['tenantId', 'account', 'password', 'password2', 'userType', 'status']
const DETAIL = ['name', 'realName', 'phone', 'email', 'sex', 'birthday', 'code']
const DUTY = ['roleId', 'deptId', 'postId', 'userCategory']
