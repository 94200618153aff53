import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from './email.ts'
import { labelled } from './rule.ts'
import { alphanumeric, lineOf, linesOf, manyLines, oneLine, textFormat } from './text.ts'

const name = labelled('Namn')

describe('texts', () => {
  it('are trimmed, and composed, so that an å is a letter however it was typed', () => {
    const typed = ' A\u030are '
    expect(alphanumeric(typed.trim(), name)).toBeUndefined()
    expect(textFormat.parse(typed, 'Ort')).toEqual({ ok: true, value: 'Åre' })
  })

  it('stay as they are once trimmed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typed => {
        const once = textFormat.parse(typed, '')
        expect(once.ok && textFormat.parse(once.value, '')).toEqual(once)
      }),
    )
  })

  it.each(['\ufb01l', 'é', '٣', '_', '½', 'a\nb'])('%j is not of letters and digits', text =>
    expect(alphanumeric(text, name)).toBe('Namn får endast bestå av bokstäver och siffror.'),
  )
})

describe('a line of text', () => {
  const legitimate = [
    'O’Brien',
    "D'Arc",
    'Anna‑Karin',
    'n̈',
    'ẹ̀',
    'Łukasz',
    'Ω',
    'Дмитрий',
    '李小龍',
    '❤️',
    '👨‍👩‍👧',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '1️⃣',
    '½ €',
  ]
  it.each(legitimate)('may be %s', text => {
    expect(oneLine(text, name)).toBeUndefined()
    expect(manyLines(`${text}\n${text}`, name)).toBeUndefined()
  })

  /** Every code point that is not seen, or that looks like a space. */
  const unseen = Array.from({ length: 0x110000 }, (_, code) => code).filter(code => {
    const letter = String.fromCodePoint(code)
    return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/u.test(letter) && letter !== ' '
  })
  it('has none of the characters that deceive, wherever they stand, and says which and where', () => {
    expect(unseen.length).toBeGreaterThan(200)
    for (const code of unseen) {
      const text = `An${String.fromCodePoint(code)}na`
      const shown = code.toString(16).toUpperCase().padStart(4, '0')
      const message = oneLine(text, name)
      if (/[\n\v\f\r\u0085\u2028\u2029]/.test(text))
        expect([shown, message]).toEqual([shown, 'Namn får inte ha radbrytningar.'])
      else expect(message).toContain(`(tecken 3, U+${shown})`)
    }
  })

  it('is taken as it is tidied, whatever was typed, or refused: never half', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), typed => {
        const seen = [...typed].every(letter => oneLine(letter, name) === undefined)
        if (seen) expect(oneLine(lineOf(typed), name)).toBeUndefined()
        expect(linesOf(linesOf(typed))).toBe(linesOf(typed))
      }),
    )
  })
})

describe('an e-mail address', () => {
  it.each(['a@b.se', 'förnamn.efternamn+lön@företag.co.uk', "o'brien@xn--fretag-wxa.se"])('%s', address =>
    expect(email(address, name)).toBeUndefined(),
  )
  it.each([
    'a',
    'a@',
    '@b.se',
    'a@b',
    'a@b.',
    'a@.se',
    'a@b..se',
    'a b@c.se',
    'a@b.se,c@d.se',
    'Ann <a@b.se>',
    'a@@b.se',
    'a,b@c.se',
    '<a@b.se',
    'a@b.se;',
  ])('not %s', address => expect(email(address, name)).toBe('Felaktig epost.'))

  it('is what RFC 1123 and the common part of RFC 5322 call one', () => {
    fc.assert(
      fc.property(fc.emailAddress(), address => {
        expect(email(address, name)).toBeUndefined()
      }),
    )
  })
})
