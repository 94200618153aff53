import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { email } from './email.ts'
import { labelled } from './rule.ts'
import { alphanumeric, textFormat } from './text.ts'

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
