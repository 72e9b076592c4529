import { execFileSync } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { pdfDocument } from './pdf.ts'

const cover = {
  title: '信用保证基金贷款确认单',
  subtitle: '依据合作协议生成',
  number: 'XB20260115000123',
  footer: '可扫描二维码核验',
  demo: true,
}

function confirmSheet(rows = 60) {
  return buffer(
    pdfDocument(cover, async (page) => {
      page.heading('一、企业与授信')
      page.facts([
        ['企业名称', '苏州衡微精密传动有限公司'],
        ['金额大写', '叁佰万元整'],
        ['经营范围', '精密减速器、齿轮及传动部件的研发、制造与销售；自营和代理各类商品及技术的进出口业务。'],
        ['备注', ''],
      ])
      await Promise.resolve()
      page.paragraph('经审核，同意纳入风险分担范围。')
      page.table({
        columns: [{ title: '期次' }, { title: '本金（元）', align: 'right', width: 2 }],
        rows: Array.from({ length: rows }, (_, at) => [`第${at + 1}期`, '250,000.00']),
      })
      page.signature(['申请企业（盖章）', '日期'])
      page.qr('https://jinqiao.example.com/verify/XB20260115000123', '扫码核验')
    }),
  )
}

describe('the file', () => {
  it('carries its title and both fonts as subsets', async () => {
    const file = (await confirmSheet()).toString('latin1')
    expect(file.startsWith('%PDF-1.7')).toBe(true)
    expect(file).toContain('/DisplayDocTitle true')
    expect(file.match(/\/BaseFont \/[A-Z]{6}\+NotoSansSC-(Regular|Bold)/g)?.length).toBeGreaterThanOrEqual(2)
    expect(file.length).toBeLessThan(200_000)
  })

  it('maps its glyphs back to the Chinese that was written', async () => {
    const maps = streamsOf(await confirmSheet()).filter((text) => text.includes('beginbfrange'))
    for (const character of '苏州衡微精密传动叁佰万元整演示数据') {
      const code = character.charCodeAt(0).toString(16).padStart(4, '0')
      expect(
        maps.some((map) => map.includes(`<${code}>`)),
        character,
      ).toBe(true)
    }
  })

  it('fails as a stream when drawing fails', async () => {
    const broken = pdfDocument(cover, () => {
      throw new Error('没有数据')
    })
    await expect(buffer(broken)).rejects.toThrow('没有数据')
  })
})

describe('what a reader sees', () => {
  it('is every text, with head and foot on every page', async () => {
    const pages = textOf(await confirmSheet())
      .split('\f')
      .slice(0, -1)
    expect(pages).toHaveLength(3)
    pages.forEach((page, at) => {
      expect(page).toMatch(new RegExp(`第 ?${at + 1} ?页 ?/ ?共 ?3 ?页`))
      expect(page).toContain('金桥 · 区域综合金融服务平台')
      expect(page).toContain('演示数据')
      expect(page).toContain('编号：XB20260115000123')
    })
    expect(pages[0]).toContain('苏州衡微精密传动有限公司')
    expect(pages[0]).toContain('叁佰万元整')
    expect(pages.join('')).toContain('申请企业（盖章）')
  })

  it('repeats the header of a table on each of its pages and loses no row', async () => {
    const text = textOf(await confirmSheet(200))
    const pages = text.split('\f').filter((page) => /第\d+期/.test(page))
    for (const page of pages) expect(page).toContain('本金（元）')
    expect(text.match(/第\d+期/g)).toHaveLength(200)
  })

  it('breaks long paragraphs over pages and cuts cells longer than a page', async () => {
    const long = await buffer(
      pdfDocument({ title: '长文' }, (page) => {
        page.paragraph('这是一个很长的段落。'.repeat(400))
        page.table({ columns: [{ title: '意见' }, { title: '姓名' }], rows: [['同意。'.repeat(3000), '沈女士']] })
        page.paragraph('完')
      }),
    )
    const text = textOf(long)
    expect(text.replace(/\s/g, '').match(/这是一个很长的段落/g)?.length).toBeGreaterThan(390)
    expect(text).toContain('…')
    expect(text.split('\f').length - 1).toBe(5)
    expect(text.match(/意见/g)).toHaveLength(1)
    expect(text).not.toContain('演示数据')
  })

  it('says so when a table is empty', async () => {
    const empty = await buffer(
      pdfDocument({ title: '空表' }, (page) => page.table({ columns: [{ title: '甲' }], rows: [] })),
    )
    expect(textOf(empty)).toContain('暂无数据')
  })
})

function textOf(file: Buffer): string {
  return execFileSync('pdftotext', ['-layout', '-', '-'], { input: file }).toString()
}

function streamsOf(file: Buffer): string[] {
  const texts: string[] = []
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    try {
      texts.push(inflateSync(file.subarray(at + 7)).toString('latin1'))
    } catch {}
  }
  return texts
}
