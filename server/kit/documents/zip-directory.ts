const END_RECORD = 0x06054b50
const END_RECORD_LENGTH = 22
const MAX_COMMENT = 65_535
const ENTRY = 0x02014b50

export interface DirectoryEntry {
  readonly name: string
  readonly flags: number
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  /** Where the entry itself begins. */
  readonly offset: number
}

/** What a zip archive says of itself, or undefined when its directory cannot be read to the end. */
export function zipDirectory(archive: Buffer): DirectoryEntry[] | undefined {
  const end = findEndRecord(archive)
  if (end === undefined) return undefined
  const entries: DirectoryEntry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== ENTRY) return undefined
    entries.push(entryAt(archive, at))
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

const entryAt = (archive: Buffer, at: number): DirectoryEntry => ({
  name: archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString(),
  flags: archive.readUInt16LE(at + 8),
  method: archive.readUInt16LE(at + 10),
  packed: archive.readUInt32LE(at + 20),
  unpacked: archive.readUInt32LE(at + 24),
  offset: archive.readUInt32LE(at + 42),
})

function findEndRecord(archive: Buffer): number | undefined {
  const last = archive.length - END_RECORD_LENGTH
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (archive.readUInt32LE(at) === END_RECORD) return at
  }
  return undefined
}
