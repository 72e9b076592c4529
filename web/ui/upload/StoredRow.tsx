import { App } from 'antd'
import { useState } from 'react'
import { uploads } from '#contract/files/index.ts'
import { downloadFile } from '../../app/api/call.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { FilePreview } from '../FilePreview.tsx'
import { fileSize } from '../file-size.ts'
import { FileRow } from './FileRow.tsx'
import { isPicture } from './is-picture.ts'
import { uploadTexts } from './texts.ts'
import type { StoredFile } from './use-uploads.ts'

/** A file that is there: look at it, take it, remove it. */
export function StoredRow({ file, onRemove }: { file: StoredFile; onRemove?: () => void }) {
  const t = useTexts(uploadTexts)
  const { modal } = App.useApp()
  const [shown, setShown] = useState(false)
  const { originalName: name, attachId, attachSize, extension } = file
  const ask = () =>
    void modal.confirm({
      title: t('removeAsk', { name }),
      okText: t('confirm'),
      cancelText: t('cancel'),
      okButtonProps: { danger: true },
      onOk: onRemove,
    })
  return (
    <FileRow
      name={name}
      note={fileSize(attachSize)}
      actions={
        <>
          {isPicture(extension) && (
            <button
              type="button"
              className="link"
              aria-label={t('previewFile', { name })}
              onClick={() => setShown(true)}
            >
              {t('preview')}
            </button>
          )}
          <button
            type="button"
            className="link"
            aria-label={t('downloadFile', { name })}
            onClick={() => void downloadFile(uploads['download-file'], { attachId }).catch(() => {})}
          >
            {t('download')}
          </button>
          {onRemove && (
            <button type="button" className="link danger" aria-label={t('removeFile', { name })} onClick={ask}>
              {t('remove')}
            </button>
          )}
          {shown && <FilePreview attachId={attachId} name={name} onClose={() => setShown(false)} />}
        </>
      }
    />
  )
}
