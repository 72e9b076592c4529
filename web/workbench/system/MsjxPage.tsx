import { Button, Form } from 'antd'
import { useState } from 'react'
import { type Msjx, MsjxForm, param } from '#contract/system/param.ts'
import { CallError } from '../../app/api/errors.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Card } from '../../ui/Card.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SchemaForm } from '../../ui/form/SchemaForm.tsx'
import { useLeaveGuard } from '../../ui/form/use-leave-guard.ts'
import { Page } from '../../ui/Page.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { systemTexts } from './texts.ts'
import { titles } from './titles.ts'

/** How much is paid without application, and in which period. */
export function MsjxPage() {
  const title = useTexts(titles)
  const { data, error, refetch } = useCall(param.getMSJXInfo, {}, { staleTime: 0 })
  return (
    <Page title={title('msjx')}>
      {data ? (
        <MsjxFields data={data} />
      ) : (
        <Card>{error ? <ErrorState onRetry={() => void refetch()} /> : <LinesSkeleton lines={8} />}</Card>
      )}
    </Page>
  )
}

function MsjxFields({ data }: { data: Msjx }) {
  const t = useTexts(systemTexts)
  const [form] = Form.useForm()
  const [dirty, setDirty] = useState(false)
  const save = useAction(param.updateMSJXInfo, { done: t('msjxSaved'), silent: true, after: () => setDirty(false) })
  useLeaveGuard(dirty, () => {})
  return (
    <Card
      foot={
        <div className="drawer-actions">
          <Button type="primary" loading={save.isPending} onClick={form.submit}>
            {t('save')}
          </Button>
        </div>
      }
    >
      <SchemaForm
        schema={MsjxForm}
        form={form}
        initial={data}
        refusal={save.error instanceof CallError ? save.error.message : undefined}
        onChange={() => setDirty(true)}
        onSubmit={(values) => save.mutate(values)}
      />
    </Card>
  )
}
