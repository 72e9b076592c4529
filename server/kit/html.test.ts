import { describe, expect, it } from 'vitest'
import { cleanHtml, isEmptyHtml, textOf } from './html.ts'

describe('formatted text', () => {
  it.each([
    ['<p onclick="steal()">读<script>alert(1)</script></p>', '<p>读</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<img src="https://elsewhere.example/pixel.png">', ''],
    ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
    [
      '<img src="/api/blade-resource/upload/image/12" alt="图" onload="x()">',
      '<img src="/api/blade-resource/upload/image/12" alt="图" />',
    ],
    ['<a href="javascript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="Java\tScript:alert(1)">点</a>', '<a>点</a>'],
    ['<a href="data:text/html,x">点</a>', '<a>点</a>'],
    ['<a href="//elsewhere.example">点</a>', '<a>点</a>'],
    ['<a href="/policy" onmouseover="x()">内</a>', '<a href="/policy">内</a>'],
    [
      '<a href="https://a.example" target="_top">外</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">外</a>',
    ],
    ['<style>p{display:none}</style><p style="position:fixed" class="x" id="main">字</p>', '<p>字</p>'],
    ['<iframe src="https://a.example"></iframe><object></object><form><input></form>文', '文'],
    ['<svg><script>alert(1)</script></svg><math><mtext></mtext></math>', ''],
    ['<p>一<b>二</b></p><ul><li>三</li></ul>', '<p>一<b>二</b></p><ul><li>三</li></ul>'],
    [
      '<table><tr><td colspan="2" onclick="x()">格</td></tr></table>',
      '<table><tr><td colspan="2">格</td></tr></table>',
    ],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
  ])('keeps of %s only what is harmless', (given, kept) => {
    expect(cleanHtml(given)).toBe(kept)
    expect(cleanHtml(kept)).toBe(kept)
  })

  it('gives its words', () => {
    expect(textOf('<p>第一段&nbsp;</p><p>1 &lt; 2 &amp;amp; "三"<br>四</p><script>x</script>')).toBe(
      '第一段 1 < 2 &amp; "三" 四',
    )
  })

  it('knows when there is nothing to read', () => {
    expect(['', '<p><br></p>', '<p>&nbsp; </p>'].map(isEmptyHtml)).toEqual([true, true, true])
    expect(['<p>字</p>', '<hr />'].map(isEmptyHtml)).toEqual([false, false])
  })
})
