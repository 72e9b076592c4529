import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { type CellValue, HucreError, streamXlsxRows, writeXlsxStream } from 'hucre'
import { refuse } from '#server/kit/refusals.ts'
import { unpackedSize } from './unpacked-size.ts'

export type XlsxColumn = { key: string; title: string; width?: number; kind?: 'text' | 'number' | 'date' }
export type XlsxRow = Readonly<Record<string, unknown>>
export type XlsxLine = { line: number; values: Record<string, string> }
export type XlsxLimits = { unpackedBytes: number; rows: number }

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const LIMITS: XlsxLimits = { unpackedBytes: 50 * 1024 * 1024, rows: 100_000 }
const FORMATS = { text: '@', number: 'General', date: 'yyyy-mm-dd' }
/** Beyond 15 digits a spreadsheet rounds, so longer numbers are written as text. */
const EXACT_NUMBER = /^-?(?=(?:\D*\d){1,15}$)\d+(?:\.\d+)?$/
const WRONG_TEMPLATE = '导入模板不正确，请下载最新模板'
const UNREADABLE = '文件无法读取，请用 Excel 另存为 .xlsx 后重新上传'
const OLD_OFFICE = Buffer.from('d0cf11e0', 'hex')
const MAX_WIDTH = 1000
const SHANGHAI = 8 * 60 * 60 * 1000
const DAY = /^\d{4}-\d{2}-\d{2}$/
const plainNumber = new Intl.NumberFormat('en-US', { useGrouping: false, maximumSignificantDigits: 15 })

/** Strings become text cells whatever they begin with, so no value of ours is ever run as a formula. */
export function writeXlsx(input: {
  sheet: string
  columns: XlsxColumn[]
  rows: AsyncIterable<XlsxRow> | Iterable<XlsxRow>
}): Readable {
  const columns = input.columns.map(({ key, title, width = 16, kind = 'text' }) => ({
    key,
    header: title,
    width,
    numFmt: FORMATS[kind],
  }))
  const name = input.sheet.replace(/[[\]:*?/\\']/g, ' ').slice(0, 31)
  const stream = writeXlsxStream(cells(input.rows, input.columns), { name, columns, freezePane: { rows: 1 } })
  // hucre names the browser's type for what is Node's class at run time
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>)
}

/** The blank lines carry the columns' formats, so that long account numbers typed into them stay text. */
export function templateXlsx(columns: XlsxColumn[]): Readable {
  return writeXlsx({ sheet: '导入模板', columns, rows: Array.from({ length: 500 }, () => ({})) })
}

/**
 * Lines carry the number that the spreadsheet program shows at their left. Everything is checked before the first
 * line is given out, so that a refused file has changed nothing.
 */
export async function* readXlsx(
  source: Readable | Buffer,
  columns: XlsxColumn[],
  limits: XlsxLimits = LIMITS,
): AsyncGenerator<XlsxLine> {
  const [header, ...lines] = await linesOf(await collect(source, limits), limits)
  if (!header || !matchesTitles(header.texts, columns)) refuse(WRONG_TEMPLATE)
  for (const { line, texts } of lines) {
    yield { line, values: Object.fromEntries(columns.map(({ key }, at) => [key, texts[at] ?? ''])) }
  }
}

async function* cells(rows: AsyncIterable<XlsxRow> | Iterable<XlsxRow>, columns: XlsxColumn[]) {
  for await (const row of rows) yield columns.map(({ key, kind = 'text' }) => cellOf(row[key], kind))
}

function cellOf(value: unknown, kind: keyof typeof FORMATS): CellValue {
  const text = value instanceof Date ? dateText(new Date(value.getTime() + SHANGHAI)) : String(value ?? '')
  if (text === '') return null
  if (kind === 'number' && EXACT_NUMBER.test(text)) return Number(text)
  if (kind === 'date' && DAY.test(text)) return dayOf(text) ?? text
  return text
}

function dayOf(text: string): Date | undefined {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && dateText(day) === text ? day : undefined
}

function textOf(value: CellValue): string {
  if (value instanceof Date) return dateText(value)
  if (typeof value === 'number') return plainNumber.format(value)
  return String(value ?? '').trim()
}

function dateText(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ').replace(' 00:00:00', '')
}

function matchesTitles(texts: string[], columns: XlsxColumn[]): boolean {
  const width = Math.max(texts.findLastIndex((text) => text !== '') + 1, columns.length)
  return Array.from({ length: width }, (_, at) => at).every((at) => texts[at] === columns[at]?.title)
}

async function collect(source: Readable | Buffer, { unpackedBytes }: XlsxLimits): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of Buffer.isBuffer(source) ? [source] : source) {
    size += part.length
    if (size > unpackedBytes) refuseSize(unpackedBytes)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

async function linesOf(archive: Buffer, { unpackedBytes, rows }: XlsxLimits) {
  if (archive.subarray(0, 4).equals(OLD_OFFICE)) refuse('不支持旧版 .xls 或设有密码的文件，请另存为 .xlsx 后重新上传')
  const size = unpackedSize(archive) ?? refuse(UNREADABLE)
  if (size > unpackedBytes) refuseSize(unpackedBytes)
  const lines: { line: number; texts: string[] }[] = []
  for await (const { index, values } of readable(streamXlsxRows(archive))) {
    if (values.length > MAX_WIDTH) refuse(WRONG_TEMPLATE)
    const texts = values.map(textOf)
    if (texts.every((text) => text === '')) continue
    if (lines.length > rows) refuse(`导入数据不能超过 ${rows} 行，请拆分后重新上传`)
    lines.push({ line: index + 1, texts })
  }
  return lines
}

async function* readable<Row>(rows: AsyncIterable<Row>) {
  try {
    yield* rows
  } catch (error) {
    if (error instanceof HucreError) refuse(UNREADABLE)
    throw error
  }
}

const refuseSize = (bytes: number): never =>
  refuse(`文件解压后不能超过 ${Math.floor(bytes / 1024 / 1024)} MB，请拆分后重新上传`)
