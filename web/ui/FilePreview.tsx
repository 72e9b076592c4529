import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { uploads } from '#contract/files/index.ts'
import { fetchFile } from '../app/api/call.ts'
import { useTexts } from '../app/i18n/use-texts.ts'
import { Dialog } from './Dialog.tsx'
import { ErrorState } from './ErrorState.tsx'
import './FilePreview.css'
import { LinesSkeleton } from './Skeletons.tsx'
import { uploadTexts } from './upload/texts.ts'

/** A picture of the file store over the page. It is fetched with the reader's own right, so no address of it leaks. */
export function FilePreview({ attachId, name, onClose }: { attachId: string; name: string; onClose: () => void }) {
  const t = useTexts(uploadTexts)
  const { data, isError } = useQuery({
    queryKey: [uploads['download-file'].path, attachId],
    queryFn: ({ signal }) => fetchFile(uploads['download-file'], { attachId }, { signal, silent: true }),
  })
  const address = useObjectUrl(data?.blob)
  return (
    <Dialog title={name} width={800} onClose={onClose}>
      <div className="file-preview">
        {address && <img src={address} alt={name} />}
        {!data && !isError && <LinesSkeleton lines={6} />}
        {isError && <ErrorState text={t('failed')} />}
      </div>
    </Dialog>
  )
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
