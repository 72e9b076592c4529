import { createInflateRaw } from 'node:zlib'
import { type DirectoryEntry, zipDirectory } from '#server/kit/documents/zip-directory.ts'
import { refuse } from '#server/kit/refusals.ts'

const MOST_ENTRIES = 2000
const MOST_UNPACKED = 200 * 1024 * 1024
const ENCRYPTED = 0x0001
const STORED = 0
const DEFLATED = 8
const LOCAL_ENTRY = 0x04034b50
const LOCAL_LENGTH = 30

const PROGRAMS =
  /(\.(exe|dll|com|scr|pif|msi|bat|cmd|ps1|vbs|vbe|js|jse|wsf|wsh|hta|jar|apk|sh|php|jsp|aspx?|lnk|reg)|vbaProject\.bin)$/i
const MARKUP = /\.(html?|xhtml|mht|svg)$/i
const ARCHIVES = /\.(zip|rar|7z|tar|gz|tgz|bz2|xz|iso)$/i
const CLIMBS = /(^|[\\/])\.\.([\\/]|$)|^[\\/]|^[A-Za-z]:/

/** The names in an office document, or nothing when it is no archive. What would harm its reader is refused. */
export async function packageNames(archive: Buffer): Promise<string[] | undefined> {
  const entries = zipDirectory(archive)
  if (!entries) return undefined
  refuseBomb(entries)
  if (entries.some(({ name }) => PROGRAMS.test(name) || CLIMBS.test(name))) refuse('文件内含有宏或程序，不可上传')
  await refuseLies(archive, entries)
  return entries.map(({ name }) => name)
}

/** A plain archive besides holds no pages and no further archives, since nobody would look into them. */
export async function archiveNames(archive: Buffer): Promise<string[] | undefined> {
  const names = zipDirectory(archive)?.map(({ name }) => name) ?? []
  if (names.some((name) => [PROGRAMS, MARKUP, ARCHIVES, CLIMBS].some((kind) => kind.test(name))))
    refuse('压缩包内含有不可上传的文件')
  return packageNames(archive)
}

function refuseBomb(entries: readonly DirectoryEntry[]): void {
  if (entries.length > MOST_ENTRIES) refuse('压缩包内的文件过多，不可上传')
  if (entries.some(({ flags }) => (flags & ENCRYPTED) !== 0)) refuse('不可上传加密的压缩包')
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MOST_UNPACKED) refuse('文件解压后过大，不可上传')
}

/** The directory may lie about sizes, and its entries may share one block of data: both make small files huge. */
async function refuseLies(archive: Buffer, entries: readonly DirectoryEntry[]): Promise<void> {
  let free = 0
  for (const entry of entries.toSorted((one, other) => one.offset - other.offset)) {
    const content = contentOf(archive, entry)
    if (!content || entry.offset < free || !(await unpacksAsSaid(content, entry))) refuse('文件已损坏，请重新选择')
    free = entry.offset + LOCAL_LENGTH + entry.packed
  }
}

function contentOf(archive: Buffer, { offset, packed }: DirectoryEntry): Buffer | undefined {
  if (offset + LOCAL_LENGTH > archive.length || archive.readUInt32LE(offset) !== LOCAL_ENTRY) return undefined
  const start = offset + LOCAL_LENGTH + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  return start + packed <= archive.length ? archive.subarray(start, start + packed) : undefined
}

async function unpacksAsSaid(content: Buffer, { method, packed, unpacked }: DirectoryEntry): Promise<boolean> {
  if (method === STORED || packed === 0) return packed === unpacked
  if (method !== DEFLATED) return false
  const inflate = createInflateRaw()
  inflate.end(content)
  let size = 0
  try {
    for await (const chunk of inflate) {
      size += (chunk as Buffer).length
      if (size > unpacked) return false
    }
  } catch {
    return false
  }
  return size === unpacked
}
