import { z } from 'zod'
import { UserForm, type UserRow, user } from '#contract/identity/user.ts'
import { role } from '#contract/system/role.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { EditDrawer } from '../../ui/form/EditDrawer.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { GrantDrawer } from './GrantDrawer.tsx'
import { systemTexts } from './texts.ts'

export type UserDialogKind = 'assignRoles' | 'platform'

interface UserDialogProps {
  readonly row: UserRow
  readonly onClose: () => void
}

export function UserDialog({ kind, ...props }: UserDialogProps & { readonly kind: UserDialogKind }) {
  return kind === 'platform' ? <Platform {...props} /> : <AssignRoles {...props} />
}

function AssignRoles({ row, onClose }: UserDialogProps) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const { data } = useCall(role.tree, { tenantId: row.tenantId })
  const grant = useAction(user.grant, { done: form('done'), after: onClose })
  return (
    <GrantDrawer
      single
      title={t('assignRoles')}
      note={`${row.realName} ${row.account}`}
      tabs={data && [{ key: 'role', title: t('assignRoles'), nodes: data }]}
      granted={{ role: (row.roleId ?? '').split(',').filter(Boolean) }}
      saving={grant.isPending}
      onSave={({ role: ids = [] }) => grant.mutate({ userIds: row.id, roleIds: ids.join(',') })}
      onClose={onClose}
    />
  )
}

const PlatformForm = z.object({
  userType: UserForm.shape.userType,
  userExt: user['update-platform'].input.shape.userExt,
})

function Platform({ row, onClose }: UserDialogProps) {
  const t = useTexts(systemTexts)
  const form = useTexts(formTexts)
  const { data } = useCall(user['platform-detail'], { id: row.id })
  if (!data) return null
  return (
    <EditDrawer
      title={t('platform')}
      note={`${row.realName} ${row.account}`}
      schema={PlatformForm}
      call={user['update-platform']}
      initial={{ id: row.id, userId: row.id, userType: data.userType, userExt: data.userExt }}
      done={form('done')}
      onClose={onClose}
    />
  )
}
