import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { UPLOAD_RULES, uploadRule } from '#contract/files/index.ts'
import { writeXlsx } from '#server/kit/documents/xlsx.ts'
import { agreesWithName, CONTENT_TYPES } from './contents.ts'
import {
  BMP,
  compoundFile,
  docx,
  ELF,
  EXE,
  GIF,
  JPG,
  lyingZip,
  MP4,
  PDF,
  PNG,
  WEBP,
  zipped,
} from './testing/sample-files.ts'

const sheet = () => buffer(writeXlsx({ sheet: '表', columns: [{ key: 'a', title: '甲' }], rows: [{ a: '1' }] }))
const slides = () => zipped({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' })

describe('contents', () => {
  it.each([
    ['jpg', JPG],
    ['jpeg', JPG],
    ['png', PNG],
    ['gif', GIF],
    ['webp', WEBP],
    ['bmp', BMP],
    ['pdf', PDF],
    ['mp4', MP4],
    ['doc', compoundFile('Root Entry', 'WordDocument')],
    ['xls', compoundFile('Root Entry', 'Workbook')],
    ['ppt', compoundFile('Root Entry', 'PowerPoint Document')],
    ['docx', docx()],
    ['xlsx', sheet()],
    ['pptx', slides()],
    ['ofd', zipped({ 'OFD.xml': '<OFD/>', 'Doc_0/Document.xml': '<d/>' })],
    ['zip', zipped({ '材料/合同.pdf': PDF, '材料/说明.txt': '你好' })],
    ['txt', Buffer.from('第一行\r\n第二行\t金额 1 < 2')],
    ['csv', Buffer.from('\ufeff企业名称,金额\n甲公司,12.50\n')],
    ['csv', Buffer.from([0xc6, 0xf3, 0xd2, 0xb5, 0x2c, 0x31])],
  ])('takes a true %s', async (extension, bytes) => {
    expect(await agreesWithName(extension, await bytes)).toBe(true)
  })

  it.each([
    ['a program called a picture', 'png', EXE],
    ['a program called text', 'txt', EXE],
    ['a Linux program called pdf', 'pdf', ELF],
    ['a page called a picture', 'png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a picture that is a page as well', 'png', Buffer.concat([PNG, Buffer.from('<script>alert(1)</script>')])],
    ['a gif that is PHP as well', 'gif', Buffer.concat([GIF, Buffer.from('<?php system($_GET[0]); ?>')])],
    ['a drawing called a picture', 'png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a drawing called text', 'txt', Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
    ['a page called text', 'txt', Buffer.from('hello <ScRiPt>alert(1)</ScRiPt>')],
    ['a shell script called text', 'txt', Buffer.from('#!/bin/sh\nrm -rf /')],
    ['a batch file called csv', 'csv', Buffer.from('@echo off\r\ndel *.*')],
    ['binary called text', 'txt', Buffer.from([1, 2, 3, 0, 255])],
    ['broken text', 'txt', Buffer.from([0xe4, 0xbd, 0xff, 0xff])],
    ['an installer called doc', 'doc', compoundFile('Root Entry', '_StringData')],
    ['a document with macros', 'doc', compoundFile('WordDocument', '_VBA_PROJECT')],
    ['a sheet called document', 'docx', sheet()],
    ['an archive called sheet', 'xlsx', zipped({ 'a.txt': 'a' })],
    ['text called archive', 'zip', Buffer.from('PK is not enough')],
    ['a jpg called png', 'png', JPG],
    ['a type nobody knows', 'exe', EXE],
    ['a type of every object', 'constructor', PNG],
  ])('refuses %s', async (_what, extension, bytes) => {
    expect(await agreesWithName(extension, await bytes)).toBe(false)
  })

  const bomb = zipped({ 'zeros.txt': Buffer.alloc(201 * 1024 * 1024) })

  it.each([
    ['a bomb', bomb, '文件解压后过大，不可上传'],
    ['a bomb that says it is small', bomb.then((zip) => lyingZip(zip, 1000)), '文件已损坏，请重新选择'],
    [
      'a directory that promises more',
      zipped({ 'a.txt': 'a' }).then((zip) => lyingZip(zip, 900)),
      '文件已损坏，请重新选择',
    ],
    [
      'many entries',
      zipped(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`${n}.txt`, '']))),
      '压缩包内的文件过多，不可上传',
    ],
    ['a program inside', zipped({ 'readme.txt': 'a', 'tools/setup.EXE': EXE }), '压缩包内含有不可上传的文件'],
    ['a page inside', zipped({ 'index.html': '<html/>' }), '压缩包内含有不可上传的文件'],
    ['an archive inside', zipped({ 'more.zip': 'PK' }), '压缩包内含有不可上传的文件'],
  ])('refuses an archive with %s', async (_what, bytes, message) => {
    await expect(agreesWithName('zip', await bytes)).rejects.toThrow(message)
  })

  it('refuses an archive whose entries climb out, share their data or are locked', async () => {
    const plain = await zipped({ 'aa.txt': 'content', 'bb.txt': 'content' })
    const renamed = Buffer.from(plain.toString('latin1').replaceAll('aa.txt', '../aaa'), 'latin1')
    await expect(agreesWithName('zip', renamed)).rejects.toThrow('压缩包内含有不可上传的文件')
    const shared = Buffer.from(plain)
    const second = shared.lastIndexOf('PK\x01\x02')
    shared.writeUInt32LE(0, second + 42)
    await expect(agreesWithName('zip', shared)).rejects.toThrow('文件已损坏，请重新选择')
    const locked = Buffer.from(plain)
    locked.writeUInt16LE(1, locked.indexOf('PK\x01\x02') + 8)
    await expect(agreesWithName('zip', locked)).rejects.toThrow('不可上传加密的压缩包')
  })

  it('refuses macros in a new office document', async () => {
    const macros = await docx({ 'word/vbaProject.bin': 'x' })
    await expect(agreesWithName('docx', macros)).rejects.toThrow('文件内含有宏或程序，不可上传')
  })

  it('survives every beginning of every kind of file', async () => {
    const kinds = [JPG, PNG, GIF, WEBP, PDF, MP4, await docx(), await sheet(), compoundFile('WordDocument')]
    for (const bytes of kinds)
      for (let length = 0; length < Math.min(bytes.length, 300); length += 7)
        for (const extension of Object.keys(CONTENT_TYPES))
          await expect(
            agreesWithName(extension, bytes.subarray(0, length)).catch((error: Error) => error.name),
          ).resolves.toSatisfy((answer) => typeof answer === 'boolean' || answer === 'Refusal')
  })

  it('knows how to check and to serve whatever the rules allow', () => {
    const allowed = [uploadRule(), ...Object.values(UPLOAD_RULES)].flatMap(({ types }) => types)
    expect(allowed.filter((extension) => !CONTENT_TYPES[extension])).toEqual([])
  })
})
