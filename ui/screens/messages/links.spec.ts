import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './links.ts'

const hrefs = (text: string) => piecesOf(text).flatMap(piece => ('href' in piece ? [piece.href] : []))

describe('the addresses of a text', () => {
  it.each([
    ['Läs https://www.skatteverket.se/foretag.', ['https://www.skatteverket.se/foretag']],
    ['(se https://a.se/b?c=d#e)', ['https://a.se/b?c=d#e']],
    ['https://a.se och https://b.se', ['https://a.se', 'https://b.se']],
    ['http://a.se', []],
    ['javascript:alert(1)', []],
    ['https://', []],
    ['https://localhost', []],
    ['https://skatteverket.se@ond.se', []],
    ['<a href="https://a.se">', ['https://a.se']],
    ['inget här', []],
  ])('%s', (text, expected) => expect(hrefs(text)).toEqual(expected))

  it('lose nothing of any text, and are all secure', () => {
    const part = fc.oneof(
      fc.string(),
      fc.webUrl({ validSchemes: ['https', 'http'] }),
      fc.constantFrom(' ', '\n', '.', ')'),
    )
    fc.assert(
      fc.property(fc.array(part), parts => {
        const text = parts.join('')
        expect(
          piecesOf(text)
            .map(piece => piece.text)
            .join(''),
        ).toBe(text)
        for (const href of hrefs(text)) expect(new URL(href).protocol).toBe('https:')
      }),
    )
  })
})
