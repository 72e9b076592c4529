import { describe, expect, it } from 'vitest'
import { safeFileName } from './file-names.ts'

describe('file names', () => {
  it.each([
    ['营业执照（副本）.pdf', '营业执照（副本）.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system32\\a.txt', 'a.txt'],
    ['C:\\fakepath\\报表.xlsx', '报表.xlsx'],
    ['a\u0000b\r\n.png', 'ab.png'],
    ['图\u202egnp.exe', '图gnp.exe'],
    ['a<b>:c|d?.txt', 'a_b__c_d_.txt'],
    ['  .hidden.txt. ', 'hidden.txt'],
    ['...', '未命名'],
    ['', '未命名'],
    ['e\u0301.txt', 'é.txt'],
    ['a\ud800.txt', 'a\ufffd.txt'],
  ])('keeps of %j what may be stored', (given, kept) => {
    expect(safeFileName(given)).toBe(kept)
  })

  it('cuts a long name and keeps its extension', () => {
    const name = safeFileName(`${'长'.repeat(400)}.docx`)
    expect(name).toHaveLength(200)
    expect(name.endsWith('长.docx')).toBe(true)
  })
})
