import { useQueryClient } from '@tanstack/react-query'
import { Button, Checkbox, Modal } from 'antd'
import { type DragEvent, useId, useState } from 'react'
import type { Call, Sent } from '#contract/kit/index.ts'
import { callServer, downloadFile } from '../../app/api/call.ts'
import { familyOf } from '../../app/api/use-call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../Icon.tsx'
import './ImportDialog.css'
import { importTexts } from './texts.ts'

interface ImportDialogProps {
  readonly title: string
  readonly call: Call
  readonly templateCall: Call
  readonly onClose: () => void
}

interface Outcome {
  readonly total: number
  readonly failed: number
  readonly errors: readonly { readonly line: number; readonly message: string }[]
}

/** A spreadsheet in: template, file, and afterwards which line was refused and why. */
export function ImportDialog({ title, call, templateCall, onClose }: ImportDialogProps) {
  const t = useTexts(importTexts)
  const queries = useQueryClient()
  const [file, setFile] = useState<File>()
  const [covered, setCovered] = useState(false)
  const [running, setRunning] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()

  const run = async (chosen: File) => {
    setRunning(true)
    try {
      const input = { isCovered: covered ? 1 : 0 } as Sent<Call>
      // Both imports of the platform answer these three members.
      setOutcome((await callServer(call, input, { files: { file: chosen } })) as Outcome)
      await queries.invalidateQueries({ queryKey: [familyOf(call)] })
    } catch {
      // The refusal has been shown; the file stays chosen for another try.
    }
    setRunning(false)
  }
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        outcome ? (
          <Button type="primary" onClick={onClose}>
            {t('close')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="primary" disabled={!file} loading={running} onClick={() => file && void run(file)}>
              {t('start')}
            </Button>
          </>
        )
      }
    >
      {outcome ? (
        <Result outcome={outcome} />
      ) : (
        <div className="import-form">
          <p>
            {t('hint')}
            <Button type="link" size="small" onClick={() => void downloadFile(templateCall, {})}>
              {t('template')}
            </Button>
          </p>
          <FilePlace file={file} onFile={setFile} />
          <Checkbox checked={covered} onChange={(event) => setCovered(event.target.checked)}>
            {t('cover')}
          </Checkbox>
        </div>
      )}
    </Modal>
  )
}

function FilePlace({ file, onFile }: { file?: File; onFile: (file: File) => void }) {
  const t = useTexts(importTexts)
  const id = useId()
  const drop = (event: DragEvent) => {
    event.preventDefault()
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    <label className="import-file" htmlFor={id} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <Icon name={file ? 'table' : 'upload'} size={24} />
      <b>{file?.name ?? t('choose')}</b>
      <span>{t('limits')}</span>
      <input
        id={id}
        className="sr"
        type="file"
        accept=".xlsx"
        onChange={(event) => event.target.files?.[0] && onFile(event.target.files[0])}
      />
    </label>
  )
}

function Result({ outcome: { total, failed, errors } }: { outcome: Outcome }) {
  const t = useTexts(importTexts)
  return (
    <div className="import-result" role="status">
      <p>
        <b>{t('taken', { count: total - failed })}</b>
        {failed > 0 && <b className="failed">{t('refused', { count: failed })}</b>}
      </p>
      {errors.length > 0 && (
        <table>
          <thead>
            <tr>
              <th>{t('line')}</th>
              <th>{t('reason')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, message }) => (
              <tr key={`${line} ${message}`}>
                <td>{line}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
