import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type MetaArgs, useLocation, useSearchParams } from 'react-router'
import { uploads } from '#contract/files/index.ts'
import { isId } from '#contract/kit/index.ts'
import { downloadFile, fetchFile } from '../../app/api/call.ts'
import { Queries } from '../../app/api/queries.tsx'
import { translator } from '../../app/i18n/texts.ts'
import { useLang, useTexts } from '../../app/i18n/use-texts.ts'
import { metaLang, pageMeta } from '../../app/meta.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinesSkeleton } from '../../ui/Skeletons.tsx'
import { inLang } from '../frame/in-lang.ts'
import './DocumentPage.css'
import { PageHead } from './PageHead.tsx'
import { contentTexts } from './texts.ts'

export function meta(args: MetaArgs) {
  const t = translator(metaLang(args), contentTexts)
  const title = t(isReport(args.location.pathname) ? 'reportViewer' : 'fileViewer')
  return [...pageMeta(args, { title }), { name: 'robots', content: 'noindex' }]
}

const isReport = (pathname: string) => pathname.endsWith('/reportPdf')

export default function DocumentPage() {
  const t = useTexts(contentTexts)
  const [params] = useSearchParams()
  const title = t(isReport(useLocation().pathname) ? 'reportViewer' : 'fileViewer')
  const attachId = params.get('attachId') ?? ''
  return (
    <Queries>
      <PageHead title={title} search={isId(attachId) && <DownloadButton attachId={attachId} />} />
      <div className="wrap page-body">
        {isId(attachId) ? (
          <Document attachId={attachId} title={title} />
        ) : (
          <EmptyState title={t('fileMissing')} text={t('fileMissingText')} />
        )}
      </div>
    </Queries>
  )
}

function DownloadButton({ attachId }: { attachId: string }) {
  const t = useTexts(contentTexts)
  return (
    <Button kind="primary" onClick={() => void downloadFile(uploads['download-file'], { attachId }).catch(() => {})}>
      {t('download')}
    </Button>
  )
}

/** Fetched with the reader's own right, then shown by the browser's viewer with its pages, zoom and search. */
function Document({ attachId, title }: { attachId: string; title: string }) {
  const t = useTexts(contentTexts)
  const { pathname, search } = useLocation()
  const login = `${inLang('/login', useLang())}?redirect=${encodeURIComponent(pathname + search)}`
  const { data, isError } = useQuery({
    queryKey: [uploads['download-file'].path, attachId],
    queryFn: ({ signal }) => fetchFile(uploads['download-file'], { attachId }, { signal, silent: true }),
    retry: false,
  })
  const address = useObjectUrl(data?.blob)
  if (isError) {
    return (
      <EmptyState
        title={t('fileDenied')}
        text={t('fileDeniedText')}
        action={<Button to={login}>{t('login')}</Button>}
      />
    )
  }
  if (!address) return <LinesSkeleton lines={8} />
  return <iframe className="document" src={address} title={data?.name ?? title} />
}

function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!blob) return undefined
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
