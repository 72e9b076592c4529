import { App, Button, Form } from 'antd'
import { useState } from 'react'
import { RegionForm as Fields, type RegionRow, region } from '#contract/system/region.ts'
import { CallError } from '../../app/api/errors.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { useMay } from '../../app/session/permissions.ts'
import { Card } from '../../ui/Card.tsx'
import { EditDrawer } from '../../ui/form/EditDrawer.tsx'
import { SchemaForm } from '../../ui/form/SchemaForm.tsx'
import { formTexts } from '../../ui/form/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { systemTexts } from './texts.ts'

interface RegionFormProps {
  readonly row: RegionRow
  /** The region to show next; none when this one is gone. */
  readonly onMove: (code?: string) => void
}

const DEEPEST = 5

/** The chosen region: changed, removed, or given a region below it. */
export function RegionForm({ row, onMove }: RegionFormProps) {
  const t = useTexts(systemTexts)
  const texts = useTexts(formTexts)
  const may = useMay('region')
  const { modal } = App.useApp()
  const [form] = Form.useForm()
  const [adding, setAdding] = useState(false)
  const save = useAction(region.submit, { done: texts('updated'), silent: true })
  const remove = useAction(region.remove, { done: texts('removed'), after: () => onMove(row.parentCode || undefined) })
  const askRemoval = () =>
    void modal.confirm({
      title: texts('removeOne'),
      okText: texts('confirm'),
      cancelText: texts('cancel'),
      okButtonProps: { danger: true },
      onOk: () => remove.mutateAsync({ id: row.code }).catch(() => {}),
    })
  const level = Math.min((row.regionLevel ?? 0) + 1, DEEPEST)
  return (
    <Card
      title={row.name}
      note={row.parentName && t('parentRegion', { name: row.parentName, code: row.parentCode ?? '' })}
      actions={
        may('add') && (
          <Button size="small" icon={<Icon name="plus" />} onClick={() => setAdding(true)}>
            {t('regionBelow')}
          </Button>
        )
      }
      foot={
        <div className="drawer-actions">
          {may('delete') && (
            <Button danger onClick={askRemoval}>
              {texts('remove')}
            </Button>
          )}
          {may('add') && (
            <Button type="primary" loading={save.isPending} onClick={form.submit}>
              {t('save')}
            </Button>
          )}
        </div>
      }
    >
      <SchemaForm
        schema={Fields}
        form={form}
        initial={row}
        disabled={may('add') ? ['code'] : ALL}
        refusal={save.error instanceof CallError ? save.error.message : undefined}
        onSubmit={(values) => save.mutate(values)}
      />
      {adding && (
        <EditDrawer
          title={t('regionBelow')}
          note={row.name}
          schema={Fields}
          call={region.submit}
          draft={`${region.submit.path}:${row.code}`}
          initial={{ parentCode: row.code, code: row.code, regionLevel: level, sort: 1 }}
          disabled={['parentCode']}
          onClose={() => setAdding(false)}
        />
      )}
    </Card>
  )
}

const ALL = ['parentCode', 'code', 'name', 'regionLevel', 'sort', 'remark'] as const
