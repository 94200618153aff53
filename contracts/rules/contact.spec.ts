import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emailMessage, mobileMessage, nameMessage, normalisePhone, phoneMessage } from './contact.ts'

describe('a name', () => {
  it.each([
    ['', 'Namn är obligatoriskt.'],
    ['  ', 'Namn är obligatoriskt.'],
    ['Bo', undefined],
    ['å'.repeat(80), undefined],
    ['å'.repeat(81), 'Namn får bestå av max 80 tecken.'],
  ])('%j: %s', (name, message) => expect(nameMessage(name)).toBe(message))
})

describe('an e-mail address', () => {
  it.each(['', ' ', 'a@b.se', 'förnamn.efternamn@företag.se', ' a+b@c.d.se '])('%j may be', email =>
    expect(emailMessage(email)).toBeUndefined(),
  )
  it.each(['a', 'a@b', '@b.se', 'a@@b.se', 'a b@c.se', 'a@b..se', 'a@b.se.'])('%j may not', email =>
    expect(emailMessage(email)).toBe('Felaktig epost.'),
  )
  it('is no longer than 254', () => expect(emailMessage(`${'a'.repeat(250)}@b.se`)).toMatch(/max 254/))
})

describe('a telephone number', () => {
  it.each([
    ['08-123 45 67', '+4681234567'],
    ['+46 (0)70-174 06 05', '+46701740605'],
    ['0047 912 34 567', '+4791234567'],
    ['', ''],
  ])('%j is kept as %j', (written, kept) => {
    expect(normalisePhone(written)).toBe(kept)
    expect(phoneMessage(written)).toBeUndefined()
  })
  it.each(['070', '12345678', 'ring mig 0701740605', '+46701740605x', `+${'4'.repeat(16)}`])('%j is none', written =>
    expect(phoneMessage(written)).toBe('Skriv numret som 070-123 45 67, eller utländskt som +47 ….'),
  )
})

describe('a mobile number', () => {
  it.each([
    ['070-174 06 06', '+46701740606'],
    ['0046 70 174 06 06', '+46701740606'],
    ['+46 (0)70 174 06 06', '+46701740606'],
    ['+47 912 34 567', '+4791234567'],
    ['', ''],
  ])('%j is kept as %j', (written, kept) => {
    expect(normalisePhone(written)).toBe(kept)
    expect(mobileMessage(written)).toBeUndefined()
  })
  it.each(['08-123 456', '0701234', '+4', '12345678', 'inget', '+46701740606x'])('%j is none', written =>
    expect(mobileMessage(written)).toMatch(/^Skriv /),
  )
  it('is the same when it is made so twice', () => {
    const written = fc.string({ unit: fc.constantFrom(...'+0467 -()'), maxLength: 16 }).map(rest => `+46 7${rest}`)
    fc.assert(
      fc.property(
        written,
        text => mobileMessage(text) !== undefined || normalisePhone(normalisePhone(text)) === normalisePhone(text),
      ),
    )
  })
})
