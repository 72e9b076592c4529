import { saveFile } from '../app/api/call.ts'
import { type Download, dropDownload, useDownloads } from '../app/api/downloads.ts'
import { useLabel } from '../app/i18n/contract-labels.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import './Downloads.css'
import { fileSize } from './file-size.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons/names.ts'
import { uiTexts } from './texts.ts'

/** What is being fetched and what has come, over whatever page is open. */
export function Downloads() {
  const t = useTexts(uiTexts)
  const downloads = useDownloads()
  if (downloads.length === 0) return null
  return (
    <aside className="downloads" aria-label={t('downloads')}>
      {downloads.map((download) => (
        <DownloadCard key={download.id} download={download} />
      ))}
    </aside>
  )
}

const ICONS: Record<Download['state'], IconName> = { running: 'download', done: 'check', failed: 'alert' }

function DownloadCard({ download }: { download: Download }) {
  const t = useTexts(uiTexts)
  const label = useLabel()
  const { id, title, state, received, total, file, refusal = '' } = download
  const percent = total && Math.min(100, Math.round((received / total) * 100))
  const notes = {
    running: received > 0 ? t('downloadReceived', { size: fileSize(received) }) : t('downloadPreparing'),
    done: t('downloadDone', { name: file?.name ?? '', size: fileSize(received) }),
    failed: label(refusal),
  }
  return (
    <section className={`download ${state}`}>
      <header>
        <Icon name={ICONS[state]} />
        <b role="status">{t(TITLES[state], { title })}</b>
        {state === 'running' && percent !== undefined && <em>{percent}%</em>}
        {state !== 'running' && (
          <button type="button" aria-label={t('downloadDismiss', { title })} onClick={() => dropDownload(id)}>
            <Icon name="close" />
          </button>
        )}
      </header>
      {state === 'running' && <progress aria-label={title} value={percent} max={100} />}
      <p>
        <span>{notes[state]}</span>
        {state === 'running' && (
          <button type="button" className="link" onClick={() => dropDownload(id)}>
            {t('downloadCancel')}
          </button>
        )}
        {file && (
          <button type="button" className="link" onClick={() => saveFile(file)}>
            {t('downloadAgain')}
          </button>
        )}
      </p>
    </section>
  )
}

const TITLES = { running: 'downloadRunning', done: 'downloadFinished', failed: 'downloadFailed' } as const
