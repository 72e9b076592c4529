import { describe, expect, it } from 'vitest'
import type { MenuNode } from '#contract/system/index.ts'
import { framedAddress, framedMenu, sandboxFor } from './framed-address.ts'

const OWN = 'https://jinqiao.example'
const node = (name: string, path: string, children?: MenuNode[]) => ({ name, path, children }) as MenuNode
const menu = [node('工具', '/tools', [node('统计', 'https://stat.example/board'), node('说明', '/help/index.html')])]

describe('framed pages', () => {
  it('are pages of the own menu alone', () => {
    expect(framedMenu(menu, 'https://stat.example/board', OWN)).toMatchObject({ title: menu[0]!.children![0]!.name })
    expect(framedMenu(menu, '/help/index.html', OWN)?.address.href).toBe(`${OWN}/help/index.html`)
    for (const src of ['https://evil.example', 'https://stat.example/board?x=1', '/tools', '', 'javascript:alert(1)'])
      expect(framedMenu(menu, src, OWN)).toBeUndefined()
  })

  it('have an http address or are html of ours', () => {
    expect(framedAddress('http://a.example/x', OWN)?.href).toBe('http://a.example/x')
    for (const src of [
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example/a.html',
      '/\\\\evil.example/a.html',
      '/wel',
    ])
      expect(framedAddress(src, OWN)).toBeUndefined()
  })

  it('reach the page around them never', () => {
    expect(sandboxFor(new URL(`${OWN}/a.html`), OWN)).not.toContain('allow-same-origin')
    expect(sandboxFor(new URL('https://a.example'), OWN)).toContain('allow-same-origin')
    expect(sandboxFor(new URL('https://a.example'), OWN)).not.toContain('allow-top-navigation')
  })
})
