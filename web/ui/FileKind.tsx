import { extensionOf } from '#contract/files/upload-rules.ts'
import './FileKind.css'

const TONES: Readonly<Record<string, string>> = {
  pdf: 'red',
  ofd: 'red',
  doc: 'blue',
  docx: 'blue',
  txt: 'blue',
  xls: 'green',
  xlsx: 'green',
  csv: 'green',
  ppt: 'gold',
  pptx: 'gold',
  jpg: 'teal',
  jpeg: 'teal',
  png: 'teal',
  gif: 'teal',
  webp: 'teal',
  bmp: 'teal',
}

/** What kind of file it is, at a glance: its ending on a small sheet. */
export function FileKind({ name }: { name: string }) {
  const extension = extensionOf(name)
  return (
    <span className={`file-kind ${TONES[extension] ?? 'plain'}`} aria-hidden="true">
      {extension.slice(0, 4) || '?'}
    </span>
  )
}
