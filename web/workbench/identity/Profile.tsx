import { Button, Form } from 'antd'
import { user } from '#contract/identity/user.ts'
import type { Reply } from '#contract/kit/index.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { updateUser } from '../../app/session/store.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { SchemaForm } from '../../ui/form/SchemaForm.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { Avatar } from './Avatar.tsx'
import { identityTexts } from './texts.ts'

const change = user['update-info']
const OwnForm = change.input.pick({ realName: true, name: true, phone: true, email: true })

export function Profile() {
  const { data, error, refetch } = useCall(user.info, {})
  if (data) return <Known key={data.updateTime} self={data} />
  return error ? <ErrorState onRetry={() => void refetch()} /> : <LinesSkeleton lines={6} />
}

function Known({ self }: { self: Reply<typeof user.info> }) {
  const t = useTexts(identityTexts)
  const [form] = Form.useForm()
  const save = useAction(change, { done: t('saved') })
  const { realName = '', name = '', phone = '', email = '' } = self
  return (
    <div className="info-profile">
      <div>
        <Avatar self={self} />
        <Facts
          columns={1}
          facts={[
            { label: t('account'), value: self.account },
            { label: t('department'), value: self.deptName || t('none') },
            { label: t('role'), value: self.roleName || t('none') },
          ]}
        />
      </div>
      <div>
        <SchemaForm
          schema={OwnForm}
          form={form}
          initial={{ realName, name, phone, email }}
          onSubmit={(values) => save.mutate(values, { onSuccess: () => rename(values) })}
        />
        <Button type="primary" loading={save.isPending} onClick={form.submit}>
          {t('save')}
        </Button>
      </div>
    </div>
  )
}

/** The head of the page follows without asking the server. */
const rename = ({ realName, name, phone }: { realName?: string; name?: string; phone?: string }) =>
  updateUser({ real_name: realName ?? '', nick_name: name ?? '', phone: phone ?? '' })
