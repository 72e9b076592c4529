import { fileTypeFromBuffer } from 'file-type'
import { archiveNames, packageNames } from './archives.ts'

type Check = (bytes: Buffer) => boolean | Promise<boolean>

/** Is the content what the name says? What is not in this table is never stored. */
export const agreesWithName = async (extension: string, bytes: Buffer): Promise<boolean> =>
  Object.hasOwn(CHECKS, extension) && CHECKS[extension]!(bytes)

/** How each kind is served. It is the kind that was proven by its content, never what the uploader claimed. */
export const CONTENT_TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  bmp: 'image/bmp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  ofd: 'application/ofd',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
  mp4: 'video/mp4',
}

const sniffed =
  (...kinds: string[]): Check =>
  async (bytes) =>
    kinds.includes((await fileTypeFromBuffer(bytes))?.ext ?? '')

/** A picture that is a page as well would run in a browser that was told a wrong type. */
const picture =
  (...kinds: string[]): Check =>
  async (bytes) =>
    (await sniffed(...kinds)(bytes)) && !MARKUP.test(bytes.toString('latin1'))

const MARKUP = /<(script|html|!doctype\s+html|iframe|\?php)/i

/** Old office files are folders of streams, as installers are; the stream's name tells them apart. */
const compound =
  (...streams: string[]): Check =>
  async (bytes) =>
    (await sniffed('cfb')(bytes)) && streams.some((name) => holds(bytes, name)) && !holds(bytes, '_VBA_PROJECT')

const holds = (bytes: Buffer, stream: string) => bytes.includes(Buffer.from(stream, 'utf16le'))

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1'))

const officePackage =
  (folder: string): Check =>
  async (bytes) => {
    const names = isZip(bytes) ? await packageNames(bytes) : undefined
    return Boolean(names?.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder)))
  }

const ofd: Check = async (bytes) => isZip(bytes) && Boolean((await packageNames(bytes))?.includes('OFD.xml'))

const archive: Check = async (bytes) => isZip(bytes) && (await archiveNames(bytes)) !== undefined

/** Scripts begin like this, whatever the file is called. */
const SCRIPT = /^\s*(<|#!|@echo\b)/i

const plainText: Check = (bytes) => {
  const text = decoded(bytes)
  return text !== undefined && !CONTROLS.test(text) && !SCRIPT.test(text) && !MARKUP.test(text)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

/** Chinese spreadsheets save text in the national encoding as well. */
function decoded(bytes: Buffer): string | undefined {
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {}
  }
  return undefined
}

const CHECKS: Readonly<Record<string, Check>> = {
  jpg: picture('jpg'),
  jpeg: picture('jpg'),
  png: picture('png', 'apng'),
  gif: picture('gif'),
  webp: picture('webp'),
  bmp: picture('bmp'),
  pdf: sniffed('pdf'),
  doc: compound('WordDocument'),
  xls: compound('Workbook', 'Book'),
  ppt: compound('PowerPoint Document'),
  docx: officePackage('word/'),
  xlsx: officePackage('xl/'),
  pptx: officePackage('ppt/'),
  ofd,
  zip: archive,
  txt: plainText,
  csv: plainText,
  mp4: sniffed('mp4', 'm4v'),
}
