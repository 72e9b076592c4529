import { type DirectoryEntry, zipDirectory } from './zip-directory.ts'

const STREAMED = 0x0008
const STORED = 0

/**
 * What a zip archive unpacks to according to its directory, or undefined when the directory cannot be trusted.
 * hucre unpacks an entry no further than its directory says, except where the directory leaves the size open;
 * such entries, and parts stored as one unpacked block, never come from a spreadsheet program.
 */
export function unpackedSize(archive: Buffer): number | undefined {
  const entries = zipDirectory(archive)
  if (!entries?.every(isTrusted)) return undefined
  return entries.reduce((total, { unpacked }) => total + unpacked, 0)
}

function isTrusted({ name, flags, method, packed, unpacked }: DirectoryEntry): boolean {
  const streamed = (flags & STREAMED) !== 0
  if (packed === 0 && (streamed || unpacked > 0)) return false
  if (unpacked === 0 && packed > 2) return false
  return !(method === STORED && packed > 65_536 && name.endsWith('.xml'))
}
