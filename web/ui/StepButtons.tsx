import { Button } from 'antd'
import { useState } from 'react'
import { type Call, type Lifecycle, type Step, stepsFrom } from '#contract/kit/index.ts'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { useDoors } from '../app/session/permissions.ts'
import { RowActions } from './RowActions.tsx'
import { type CaseRecord, StepDialog } from './StepDialog.tsx'

interface StepButtonsProps<S extends string, K extends string> {
  readonly lifecycle: Lifecycle<S, K>
  /** The family that has one call for each step; a step without a call is taken on another page. */
  readonly calls: Readonly<Partial<Record<K, Call>>>
  readonly record: CaseRecord
  /** Names the record in the dialog. */
  readonly subject?: string
  /** Links in a row of a list, or buttons in the head or foot of a page. */
  readonly form?: 'row' | 'page'
  readonly onDone?: () => void
}

/** What the caller may do next with a record, as the lifecycle allows it. Every step is asked about before it is taken. */
export function StepButtons<S extends string, K extends string>(props: StepButtonsProps<S, K>) {
  const { lifecycle, calls, record, subject, form = 'row', onDone } = props
  const label = useLabel()
  const mayTake = useDoors()
  const [asked, setAsked] = useState<Offer>()
  const offers = stepsFrom(lifecycle, record.status).flatMap((key) => {
    const [step, call] = [lifecycle.steps[key], calls[key]]
    return call && mayTake(step.by) ? [{ key, step, call }] : []
  })
  const actions = offers.map((offer) => ({
    key: offer.key,
    label: label(offer.step.label),
    danger: offer.step.danger ?? false,
    onClick: () => setAsked(offer),
  }))
  const main = offers.find(({ step }) => !step.danger)?.key
  return (
    <>
      {form === 'row' ? (
        <RowActions actions={actions} />
      ) : (
        actions.map(({ key, label: text, ...button }) => (
          <Button key={key} type={key === main ? 'primary' : 'default'} {...button}>
            {text}
          </Button>
        ))
      )}
      {asked && (
        <StepDialog
          lifecycle={lifecycle}
          step={asked.step}
          call={asked.call}
          record={record}
          subject={subject}
          onClose={() => setAsked(undefined)}
          {...(onDone && { onDone })}
        />
      )}
    </>
  )
}

interface Offer {
  readonly key: string
  readonly step: Step
  readonly call: Call
}
