import { useQueryClient } from '@tanstack/react-query'
import { type DragEvent, useId, useState } from 'react'
import { uploadRule, uploads } from '#contract/files/index.ts'
import { callServer } from '../app/api/call.ts'
import { familyOf, useCall } from '../app/api/use-call.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import { fileSize } from './file-size.ts'
import { Icon } from './Icon.tsx'
import './Upload.css'
import { SendingRow } from './upload/SendingRow.tsx'
import { StoredRow } from './upload/StoredRow.tsx'
import { uploadTexts } from './upload/texts.ts'
import { type StoredFile, useUploads } from './upload/use-uploads.ts'

export interface UploadProps {
  readonly id?: string
  /** Kind of attachment: which types, sizes and how many are allowed follows from it. */
  readonly businessType?: string
  /** The attachment group, `""` as long as there is no file. */
  readonly value?: string
  readonly onChange?: (attachGroup: string) => void
  readonly disabled?: boolean
}

/** Files of one record: dropped or chosen, each with its own progress; the value is their group. */
export function Upload({ id, businessType = '', value = '', onChange, disabled }: UploadProps) {
  const t = useTexts(uploadTexts)
  const queries = useQueryClient()
  const rule = uploadRule(businessType)
  const { data } = useCall(uploads['file-list'], { attachGroup: value }, { enabled: value !== '' })
  const files = value === '' ? NONE : (data ?? NONE).filter((file) => file.businessType === businessType)
  const refresh = () => queries.invalidateQueries({ queryKey: [familyOf(uploads['file-list'])] })
  const sending = useUploads({
    rule,
    businessType,
    attachGroup: value,
    stored: files.length,
    onStored: (file) => {
      if (file.attachGroup !== value) onChange?.(file.attachGroup)
      void refresh()
    },
  })
  const remove = async ({ attachId }: StoredFile) => {
    await callServer(uploads['delete-object'], { ids: attachId })
    await refresh()
    if (files.length === 1) onChange?.('')
  }
  return (
    <div className="upload">
      {!disabled && (
        <FilePlace
          id={id}
          types={rule.types}
          note={t('limits', { size: fileSize(rule.maxBytes), count: rule.maxCount })}
          onFiles={sending.add}
        />
      )}
      {disabled && files.length === 0 && <p className="muted">{t('none')}</p>}
      {files.length + sending.list.length > 0 && (
        <ul aria-label={t('files')}>
          {files.map((file) => (
            <StoredRow
              key={file.attachId}
              file={file}
              onRemove={disabled ? undefined : () => remove(file).catch(() => {})}
            />
          ))}
          {sending.list.map((one) => (
            <SendingRow
              key={one.key}
              sending={one}
              onDrop={() => sending.drop(one.key)}
              onRetry={() => sending.retry(one)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

const NONE: readonly StoredFile[] = []

interface FilePlaceProps {
  readonly id?: string
  readonly types: readonly string[]
  readonly note: string
  readonly onFiles: (files: readonly File[]) => void
}

function FilePlace({ id, types, note, onFiles }: FilePlaceProps) {
  const t = useTexts(uploadTexts)
  const own = useId()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onFiles([...event.dataTransfer.files])
  }
  return (
    <label
      className={over ? 'upload-place over' : 'upload-place'}
      htmlFor={id ?? own}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon name="upload" size={20} />
      <b>{t(over ? 'drop' : 'choose')}</b>
      <span>{note}</span>
      <span>{t('types', { types: types.join(t('between')) })}</span>
      <input
        id={id ?? own}
        className="sr"
        type="file"
        multiple
        accept={types.map((type) => `.${type}`).join(',')}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The same file may be chosen again after it was removed.
          event.target.value = ''
        }}
      />
    </label>
  )
}
