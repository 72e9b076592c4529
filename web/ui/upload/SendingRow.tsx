import { useLabel } from '../../app/i18n/contract-labels.ts'
import { useTexts } from '../../app/i18n/use-texts.ts'
import { fileSize } from '../file-size.ts'
import { FileRow } from './FileRow.tsx'
import { uploadTexts } from './texts.ts'
import type { Sending } from './use-uploads.ts'

interface SendingRowProps {
  readonly sending: Sending
  readonly onDrop: () => void
  readonly onRetry: () => void
}

/** A file on its way, with its own bar; one that was refused says why and can be tried again. */
export function SendingRow({ sending: { file, share, refusal, again }, onDrop, onRetry }: SendingRowProps) {
  const t = useTexts(uploadTexts)
  const label = useLabel()
  const { name, size } = file
  return (
    <FileRow
      name={name}
      wrong={refusal !== undefined}
      note={refusal ? label(refusal) : <Progress name={name} size={size} share={share} />}
      actions={
        <>
          {refusal && again && (
            <button type="button" className="link" onClick={onRetry}>
              {t('retry')}
            </button>
          )}
          <button
            type="button"
            className="link"
            aria-label={refusal ? t('dismiss', { name }) : undefined}
            onClick={onDrop}
          >
            {t(refusal ? 'remove' : 'cancel')}
          </button>
        </>
      }
    />
  )
}

function Progress({ name, size, share }: { name: string; size: number; share?: number }) {
  const t = useTexts(uploadTexts)
  if (share === undefined) return `${fileSize(size)} · ${t('waiting')}`
  const percent = Math.round(share * 100)
  return (
    <>
      <progress aria-label={t('sending', { name })} value={percent} max={100} />
      {percent < 100 ? t('sent', { percent }) : t('checking')}
    </>
  )
}
