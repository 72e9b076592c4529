const END_RECORD = 0x06054b50
const END_RECORD_LENGTH = 22
const MAX_COMMENT = 65_535
const STREAMED = 0x0008
const STORED = 0

/**
 * What a zip archive unpacks to according to its directory, or undefined when the directory cannot be trusted.
 * hucre unpacks an entry no further than its directory says, except where the directory leaves the size open;
 * such entries, and parts stored as one unpacked block, never come from a spreadsheet program.
 */
export function unpackedSize(archive: Buffer): number | undefined {
  const end = findEndRecord(archive)
  if (end === undefined) return undefined
  let total = 0
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (at + 46 > archive.length) return undefined
    const size = entrySize(archive, at)
    if (size === undefined) return undefined
    total += size
    at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return total
}

function findEndRecord(archive: Buffer): number | undefined {
  const last = archive.length - END_RECORD_LENGTH
  for (let at = last; at >= 0 && at >= last - MAX_COMMENT; at--) {
    if (archive.readUInt32LE(at) === END_RECORD) return at
  }
  return undefined
}

function entrySize(archive: Buffer, at: number): number | undefined {
  const method = archive.readUInt16LE(at + 10)
  const packed = archive.readUInt32LE(at + 20)
  const unpacked = archive.readUInt32LE(at + 24)
  const streamed = (archive.readUInt16LE(at + 8) & STREAMED) !== 0
  if (packed === 0 && (streamed || unpacked > 0)) return undefined
  if (unpacked === 0 && packed > 2) return undefined
  if (method === STORED && packed > 65_536 && entryName(archive, at).endsWith('.xml')) return undefined
  return unpacked
}

function entryName(archive: Buffer, at: number): string {
  return archive.subarray(at + 46, at + 46 + archive.readUInt16LE(at + 28)).toString()
}
