import { Link } from 'react-router'
import { uploads } from '#contract/files/index.ts'
import { downloadFile } from '../../app/api/call.ts'
import { useCall } from '../../app/api/use-call.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { inLang } from '../frame/in-lang.ts'
import { SectionHead } from '../home/Section.tsx'
import './PageHead.css'
import { contentTexts } from './texts.ts'

/** Files that belong to a text; nothing where there are none. */
export function Attachments({ attachGroup, title }: { attachGroup: string; title: string }) {
  const t = useTexts(contentTexts)
  const lang = useLang()
  const { data = [] } = useCall(uploads['file-list'], { attachGroup }, { enabled: attachGroup !== '' })
  if (data.length === 0) return null
  return (
    <section className="policy-body">
      <SectionHead title={title} />
      <ul className="side-list">
        {data.map(({ attachId, originalName, extension }) => (
          <li key={attachId}>
            {extension === 'pdf' ? (
              <Link to={inLang(`/pdf?attachId=${attachId}`, lang)}>{originalName}</Link>
            ) : (
              <span>{originalName}</span>
            )}
            <button
              className="button quiet small"
              type="button"
              onClick={() => void downloadFile(uploads['download-file'], { attachId })}
            >
              <Icon name="download" />
              {t('download')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
