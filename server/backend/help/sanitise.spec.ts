import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HelpText } from '#contracts/help/shapes.ts'
import { ownTexts } from './own-texts.ts'
import { sanitise } from './sanitise.ts'

describe('a help text', () => {
  it.each([
    ['<p>Hej<script>alert(1)</script></p>', '<p>Hej</p>'],
    ['<p onclick="x()" style="color:red" class="a">Hej</p>', '<p>Hej</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/infopanel">x</a>', '<a>x</a>'],
    ['<a href="https://www.skatteverket.se/" target="_top">x</a>', '<a href="https://www.skatteverket.se/">x</a>'],
    ['<a href="mailto:lon@example.se">x</a>', '<a href="mailto:lon@example.se">x</a>'],
    ['<img src=x onerror=alert(1)><svg onload=alert(1)><iframe src="https://x"></iframe>', ''],
    ['<h1>Stort</h1><h2>Lagom</h2>', 'Stort<h2>Lagom</h2>'],
    ['<p>5 < 6 & 7</p>', '<p>5 &lt; 6 &amp; 7</p>'],
  ])('%s becomes %s', (html, clean) => {
    expect(sanitise(html)).toBe(clean)
  })

  it('is read again as it was left, when what stood between two paragraphs is taken out', () => {
    expect(sanitise('<p><svg<p><p>a')).toBe('<p></p><p>a</p><p></p>')
  })

  it('is clean once it has been cleaned', () => {
    const bits = fc.constantFrom(
      '<p>',
      '</p>',
      '<a href="',
      'javascript:',
      '">',
      '<script>',
      '<svg',
      ' onload=',
      'å',
      '&',
      '<!--',
      '-->',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(bits, fc.string())), parts => {
        const clean = sanitise(parts.join(''))
        expect(sanitise(clean)).toBe(clean)
        expect(clean).not.toMatch(/<(script|svg|img|iframe)|<[^>]+\son\w+=|href="javascript/i)
      }),
    )
  })
})

describe('the product’s own texts', () => {
  it.each([...ownTexts.values()])('$id holds nothing that would be taken out, and is a text', text => {
    expect(HelpText.parse(text)).toEqual(text)
    expect(sanitise(text.html)).toBe(text.html)
    expect(text.html.length).toBeGreaterThan(150)
    expect(text.html).not.toContain('!')
  })
})
