import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { type ZipEntry, zipOf } from './zip.ts'

it('packs streams and buffers under their Chinese names', async () => {
  const packed = await buffer(
    zipOf([
      { name: '企业/营业执照.txt', content: Buffer.from('统一社会信用代码') },
      { name: '合同.txt', content: Readable.from(['第一页', '第二页']) },
      { name: '空.txt', content: Buffer.alloc(0) },
    ]),
  )
  expect(unpack(packed)).toEqual({ '企业/营业执照.txt': '统一社会信用代码', '合同.txt': '第一页第二页', '空.txt': '' })
  expect(packed.readUInt16LE(6) & 0x0800).toBe(0x0800)
})

it('passes the integrity test of another zip program', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  writeFileSync(join(folder, 'a.zip'), await buffer(zipOf([{ name: '合同.txt', content: Buffer.from('内容') }])))
  expect(execFileSync('unzip', ['-t', join(folder, 'a.zip')]).toString()).toContain('No errors detected')
  rmSync(folder, { recursive: true })
})

it('numbers names that repeat and keeps names inside the archive', async () => {
  const names = [
    '合同.pdf',
    '合同.pdf',
    '合同.PDF',
    '../../etc/passwd',
    '/a\\b?.txt',
    '说明',
    '说明',
    '..',
    '.env',
    '.env',
  ]
  const packed = await buffer(zipOf(names.map((name) => ({ name, content: Buffer.from(name) }))))
  expect(Object.keys(unpack(packed))).toEqual([
    '合同.pdf',
    '合同 (2).pdf',
    '合同 (3).PDF',
    'etc/passwd',
    'a/b_.txt',
    '说明',
    '说明 (2)',
    '未命名',
    '.env',
    '.env (2)',
  ])
})

it('fails as a whole when one entry fails', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('磁盘错误')) })
  await expect(buffer(zipOf([{ name: 'a', content: broken }]))).rejects.toThrow('磁盘错误')
})

it('stops asking for entries when the reader leaves', async () => {
  let asked = 0
  let closed = false
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (;;) {
        asked++
        yield { name: `${asked}`, content: Readable.from(endless()) }
      }
    } finally {
      closed = true
    }
  }
  const output = zipOf(entries())
  output.once('data', () => output.destroy())
  await new Promise((resolve) => output.once('close', resolve))
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(true)
  expect(asked).toBe(1)
}, 20_000)

function* endless() {
  for (;;) yield Buffer.alloc(65_536, 'a')
}

function unpack(packed: Buffer): Record<string, string> {
  const files: Record<string, string> = {}
  const end = packed.lastIndexOf(Buffer.from('PK\x05\x06'))
  let at = packed.readUInt32LE(end + 16)
  for (let left = packed.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, local] = [
      packed.readUInt16LE(at + 28),
      packed.readUInt16LE(at + 30),
      packed.readUInt32LE(at + 42),
    ]
    const start = local + 30 + packed.readUInt16LE(local + 26) + packed.readUInt16LE(local + 28)
    const name = packed.subarray(at + 46, at + 46 + nameLength).toString()
    files[name] = inflateRawSync(packed.subarray(start, start + packed.readUInt32LE(at + 20))).toString()
    at += 46 + nameLength + extraLength + packed.readUInt16LE(at + 32)
  }
  return files
}
