import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'

export type ZipEntry = { name: string; content: Readable | Buffer }

/** Entries are pulled one at a time, so only the one being packed is held open. */
export function zipOf(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Readable {
  const zip = new ZipFile()
  const output = Readable.from(zip.outputStream, { objectMode: false })
  packInto(zip, entries, output).catch((error: Error) => output.destroy(error))
  return output
}

async function packInto(zip: ZipFile, entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>, output: Readable) {
  const uniqueName = nameNumberer()
  for await (const { name, content } of entries) {
    const stream = Buffer.isBuffer(content) ? Readable.from([content]) : content
    const giveUp = () => stream.destroy()
    output.once('close', giveUp)
    if (output.destroyed) return giveUp()
    zip.addReadStream(stream, uniqueName(name))
    await finished(stream)
    output.off('close', giveUp)
  }
  zip.end()
}

function nameNumberer() {
  const taken = new Set<string>()
  return (wanted: string) => {
    const name = safeName(wanted)
    const dot = name.lastIndexOf('.')
    const split = dot > name.lastIndexOf('/') + 1 ? dot : name.length
    let unique = name
    for (let copy = 2; taken.has(unique.toLowerCase()); copy++) {
      unique = `${name.slice(0, split)} (${copy})${name.slice(split)}`
    }
    taken.add(unique.toLowerCase())
    return unique
  }
}

/** Folders are kept; parts that climb out of the archive and characters Windows cannot store are not. */
function safeName(name: string): string {
  const parts = name
    .split(/[\\/]/)
    .map((part) => part.replace(/[\p{Cc}:*?"<>|]/gu, '_').trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
  return parts.join('/') || '未命名'
}
