import { useQueryClient } from '@tanstack/react-query'
import { Button, Form, Modal } from 'antd'
import { type Call, type Lifecycle, nextState, type Sent, type Step } from '#contract/kit/index.ts'
import { CallError } from '../app/api/errors.ts'
import { familyOf, useAction } from '../app/api/use-call.ts'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import { Alert } from './Alert.tsx'
import { SchemaForm } from './form/SchemaForm.tsx'
import { formTexts } from './form/texts.ts'
import { Icon } from './Icon.tsx'
import { StateDot } from './StateDot.tsx'
import './StepDialog.css'
import { uiTexts } from './texts.ts'

export interface CaseRecord {
  readonly id: string
  readonly status: string
  readonly version?: number
}

interface StepDialogProps {
  readonly lifecycle: Lifecycle
  readonly step: Step
  readonly call: Call
  readonly record: CaseRecord
  readonly subject?: string | undefined
  readonly onClose: () => void
  readonly onDone?: () => void
}

/** Says where the step leads, asks for what it needs and takes it. A refusal stays in sight. */
export function StepDialog({ lifecycle, step, call, record, subject, onClose, onDone }: StepDialogProps) {
  const t = useTexts(uiTexts)
  const words = useTexts(formTexts)
  const label = useLabel()
  const [form] = Form.useForm()
  const { take, leave, pending, refusal } = useStep(call, record, onClose, onDone)
  const name = label(step.label)
  return (
    <Modal
      open
      width={560}
      className="step-dialog"
      title={
        <>
          {name}
          {subject && <small>{subject}</small>}
        </>
      }
      onCancel={leave}
      footer={
        <>
          <span>{t('stepRecorded')}</span>
          <Button onClick={leave}>{words('cancel')}</Button>
          <Button
            type="primary"
            danger={step.danger ?? false}
            loading={pending}
            onClick={step.needs ? form.submit : () => take({})}
          >
            {t('stepConfirm', { step: name })}
          </Button>
        </>
      }
    >
      <p className="step-way">
        <span>{label(lifecycle.noun)}</span>
        <StateDot lifecycle={lifecycle} state={record.status} />
        <Icon name="right" label={t('stepLeadsTo')} />
        <StateDot lifecycle={lifecycle} state={nextState(step, record.status)} />
      </p>
      {step.needs ? (
        <SchemaForm schema={step.needs} form={form} refusal={refusal && label(refusal)} onSubmit={take} />
      ) : (
        refusal && <Alert>{label(refusal)}</Alert>
      )}
    </Modal>
  )
}

/** The version travels along, so that of two people who act on the same record one is told. */
function useStep(call: Call, { id, version }: CaseRecord, onClose: () => void, onDone?: () => void) {
  const t = useTexts(formTexts)
  const queries = useQueryClient()
  const after = () => {
    onClose()
    onDone?.()
  }
  const action = useAction(call, { done: t('done'), after, silent: true })
  const refusal = action.error instanceof CallError ? action.error.message : undefined
  return {
    refusal,
    pending: action.isPending,
    take: (values: Record<string, unknown>) => action.mutate({ ...values, id, version } as Sent<Call>),
    /** Whoever was refused looked at an old record. It is read afresh only now: the row may vanish, and this dialog with it. */
    leave: () => {
      onClose()
      if (refusal) void queries.invalidateQueries({ queryKey: [familyOf(call)] })
    },
  }
}
