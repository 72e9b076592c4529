import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { readXlsx, templateXlsx, writeXlsx, type XlsxColumn, type XlsxLimits, type XlsxLine } from './xlsx.ts'
import { zipOf } from './zip.ts'

const COLUMNS: XlsxColumn[] = [
  { key: 'enterpriseName', title: '企业名称', width: 32 },
  { key: 'loanAmt', title: '放款金额（万元）', kind: 'number' },
  { key: 'loanDate', title: '放款日期', kind: 'date' },
  { key: 'remark', title: '备注' },
]
const ROWS = [
  { enterpriseName: '苏州衡微精密传动有限公司', loanAmt: '1234567.89', loanDate: '2026-02-28', remark: ' 首笔 ' },
  { enterpriseName: '昆山澜图光电科技有限公司', loanAmt: '0.10', loanDate: '2026-03-01 09:30:00', remark: null },
]

describe('writing', () => {
  it('comes back as it went in', async () => {
    expect(await read(await write(ROWS))).toEqual([
      { line: 2, values: { ...ROWS[0], remark: '首笔' } },
      { line: 3, values: { ...ROWS[1], loanAmt: '0.1', remark: '' } },
    ])
  })

  it('gives spreadsheet programs real numbers and days', async () => {
    const sheet = part(await write(ROWS), 'xl/worksheets/sheet1.xml')
    expect(sheet).toMatch(/<c r="B2"[^>]*><v>1234567.89<\/v>/)
    expect(sheet).toMatch(/<c r="C2"[^>]*><v>46081<\/v>/)
    expect(sheet).toContain('<pane ySplit="1"')
  })

  it.each(['=1+1', '+86', '-1a', '@SUM(A1)', '=HYPERLINK("http://x.example.com")'])(
    'writes %s as plain text',
    async (text) => {
      const file = await write([{ enterpriseName: text, loanAmt: text, loanDate: text, remark: text }])
      const sheet = part(file, 'xl/worksheets/sheet1.xml')
      expect(sheet).not.toContain('<f')
      for (const cell of ['A2', 'B2', 'C2', 'D2']) {
        const [, content] = new RegExp(`<c r="${cell}" t="inlineStr"[^>]*><is><t>(.*?)</t>`).exec(sheet) ?? []
        expect(content).toBe(text)
      }
      expect(part(file, 'xl/styles.xml')).toMatch(/numFmtId="49"|formatCode="@"/)
    },
  )

  it('writes moments in Shanghai time and impossible days as they stand', async () => {
    const moments = [new Date('2026-01-31T16:00:00Z'), new Date('2026-01-31T23:30:00Z'), '2026-02-31', '2026-13-45']
    const lines = await read(await write(moments.map((loanDate) => ({ loanDate }))))
    expect(lines.map(({ values }) => values['loanDate'])).toEqual([
      '2026-02-01',
      '2026-02-01 07:30:00',
      '2026-02-31',
      '2026-13-45',
    ])
  })

  it('keeps long numbers exact by writing them as text', async () => {
    const [line] = await read(await write([{ loanAmt: '12345678901234567.89' }]))
    expect(line?.values['loanAmt']).toBe('12345678901234567.89')
  })

  it('accepts sheet names that a spreadsheet would refuse', async () => {
    const file = await buffer(writeXlsx({ sheet: '放款[2026/01]：'.padEnd(60, '长'), columns: COLUMNS, rows: [] }))
    expect(part(file, 'xl/workbook.xml')).toMatch(/<sheet name="放款 2026 01 ：长{19}"/)
  })

  it('reads its rows only as fast as they are taken and closes them early', async () => {
    let given = 0
    let closed = false
    async function* rows() {
      try {
        for (;;) yield { enterpriseName: `${given++}`.repeat(20) }
      } finally {
        closed = true
      }
    }
    const file = writeXlsx({ sheet: '导出', columns: COLUMNS, rows: rows() })
    await new Promise((resolve) => file.once('data', resolve))
    file.destroy()
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(true)
    expect(given).toBeLessThan(100_000)
  }, 20_000)

  it('passes on a failure of the rows', async () => {
    async function* rows() {
      yield { enterpriseName: '甲' }
      throw new Error('数据库断开')
    }
    await expect(buffer(writeXlsx({ sheet: '导出', columns: COLUMNS, rows: rows() }))).rejects.toThrow('数据库断开')
  })

  it('holds little more than one piece of a large file', async () => {
    function* rows() {
      for (let index = 0; index < 100_000; index++) yield { ...ROWS[0], enterpriseName: `企业${index}` }
    }
    let bytes = 0
    const before = process.memoryUsage().arrayBuffers
    let peak = 0
    for await (const piece of writeXlsx({ sheet: '导出', columns: COLUMNS, rows: rows() })) {
      bytes += piece.length
      peak = Math.max(peak, process.memoryUsage().arrayBuffers - before)
    }
    expect(bytes).toBeGreaterThan(1_000_000)
    expect(peak).toBeLessThan(30_000_000)
  }, 60_000)
})

describe('reading', () => {
  it('takes its own template without lines', async () => {
    const template = await buffer(templateXlsx(COLUMNS))
    expect(await read(template)).toEqual([])
    expect(part(template, 'xl/worksheets/sheet1.xml')).toMatch(/<c r="A501" s="1"\/>/)
  })

  it('takes a stream and passes over blank lines', async () => {
    const file = await write([{ enterpriseName: '甲' }, { remark: ' ' }, { enterpriseName: '乙' }])
    const lines = await read(Readable.from([file.subarray(0, 100), file.subarray(100)]))
    expect(lines.map(({ line, values }) => [line, values['enterpriseName']])).toEqual([
      [2, '甲'],
      [4, '乙'],
    ])
  })

  it.each([
    ['a missing column', COLUMNS.slice(1)],
    ['an added column', [...COLUMNS, { key: 'more', title: '另加' }]],
    ['another order', COLUMNS.toReversed()],
    ['another title', [{ key: 'enterpriseName', title: '企业' }, ...COLUMNS.slice(1)]],
    ['no header', []],
  ])('refuses %s', async (_, columns) => {
    await expect(read(await buffer(templateXlsx(columns)))).rejects.toThrow('导入模板不正确，请下载最新模板')
  })

  it('refuses more lines than allowed before giving out the first', async () => {
    const file = await write(Array.from({ length: 4 }, () => ({ enterpriseName: '甲' })))
    await expect(first(file, { rows: 3, unpackedBytes: 1_000_000 })).rejects.toThrow(
      '导入数据不能超过 3 行，请拆分后重新上传',
    )
    expect(await read(file, { rows: 4, unpackedBytes: 1_000_000 })).toHaveLength(4)
  })

  it('refuses a file that unpacks to too much', async () => {
    const bomb = await write([{ remark: 'a'.repeat(32_000_000) }])
    expect(bomb.length).toBeLessThan(1_000_000)
    const limits = { rows: 10, unpackedBytes: 20 * 1024 * 1024 }
    await expect(read(bomb, limits)).rejects.toThrow('文件解压后不能超过 20 MB，请拆分后重新上传')
  })

  it('refuses a file that lies about what it unpacks to', async () => {
    const bomb = await write([{ remark: 'a'.repeat(3_000_000) }])
    const entry = bomb.indexOf('PK\x01\x02')
    for (const size of [0, 1000]) {
      bomb.writeUInt32LE(size, entry + 24)
      await expect(read(bomb, { rows: 10, unpackedBytes: 1_000_000 })).rejects.toThrow('文件无法读取')
    }
  })

  it('refuses what is too large before unpacking', async () => {
    const file = Readable.from(Array.from({ length: 3 }, () => Buffer.alloc(500_000)))
    await expect(read(file, { rows: 10, unpackedBytes: 1024 * 1024 })).rejects.toThrow('不能超过 1 MB')
  })

  it('refuses sheets of absurd width', async () => {
    const wide = await workbookWith('<row r="1"><c r="XFD1"><v>1</v></c></row>')
    await expect(read(wide)).rejects.toThrow('导入模板不正确')
  })

  it.each([
    ['text', Buffer.from('企业名称,放款金额\n甲,1')],
    ['nothing', Buffer.alloc(0)],
    ['a cut file', Buffer.from('504b0304', 'hex')],
  ])('refuses %s', async (_, file) => {
    await expect(read(file)).rejects.toThrow('文件无法读取，请用 Excel 另存为 .xlsx 后重新上传')
  })

  it('refuses archives that are no workbook', async () => {
    await expect(read(await buffer(zipOf([{ name: 'a.txt', content: Buffer.from('a') }])))).rejects.toThrow(
      '文件无法读取',
    )
  })

  it('refuses old and encrypted workbooks', async () => {
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
    await expect(read(old)).rejects.toThrow('不支持旧版 .xls 或设有密码的文件')
  })
})

function write(rows: Iterable<Record<string, unknown>>) {
  return buffer(writeXlsx({ sheet: '放款', columns: COLUMNS, rows }))
}

async function read(file: Buffer | Readable, limits?: XlsxLimits) {
  const lines: XlsxLine[] = []
  for await (const line of readXlsx(file, COLUMNS, limits)) lines.push(line)
  return lines
}

function first(file: Buffer, limits: XlsxLimits) {
  return readXlsx(file, COLUMNS, limits).next()
}

function part(file: Buffer, name: string): string {
  const local = file.indexOf(name) - 30
  const entry = file.lastIndexOf(name) - 46
  const start = local + 30 + name.length + file.readUInt16LE(local + 28)
  return inflateRawSync(file.subarray(start, start + file.readUInt32LE(entry + 20))).toString()
}

function workbookWith(rows: string): Promise<Buffer> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const relation = (type: string, target: string) =>
    `<Relationships><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`
  const parts = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': '<workbook><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  }
  return buffer(zipOf(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) }))))
}
