import { PassThrough, type Readable } from 'node:stream'
import PDFDocument from 'pdfkit'
import { pdfFont } from './pdf-fonts.ts'
import { drawFrames, drawTitle, type PdfCover } from './pdf-frame.ts'
import { type PdfPage, pdfPage } from './pdf-page.ts'
import { BRAND, type Doc, MARGINS } from './pdf-style.ts'

export type { PdfCover } from './pdf-frame.ts'
export type { PdfPage } from './pdf-page.ts'
export type { PdfTable } from './pdf-table.ts'

export function pdfDocument(cover: PdfCover, draw: (page: PdfPage) => void | Promise<void>): Readable {
  const output = new PassThrough()
  const doc = openDocument(cover)
  doc.pipe(output)
  compose(doc, cover, draw).catch((error: Error) => output.destroy(error))
  return output
}

function openDocument({ title, subtitle, demo }: PdfCover): Doc {
  const doc = new PDFDocument({
    size: 'A4',
    margins: MARGINS,
    pdfVersion: '1.7',
    bufferPages: true,
    lang: 'zh-CN',
    displayTitle: true,
    info: { Title: title, Subject: subtitle ?? '', Author: BRAND, Creator: '金桥', Keywords: demo ? '演示数据' : '' },
  })
  doc.registerFont('regular', pdfFont('regular'))
  doc.registerFont('bold', pdfFont('bold'))
  return doc
}

async function compose(doc: Doc, cover: PdfCover, draw: (page: PdfPage) => void | Promise<void>): Promise<void> {
  drawTitle(doc, cover)
  await draw(pdfPage(doc))
  drawFrames(doc, cover)
  doc.end()
}
