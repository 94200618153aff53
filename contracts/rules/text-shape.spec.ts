import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentChange } from '../account/account-change.ts'
import { SentLogin } from '../sign-in/credentials.shapes.ts'
import { SentEmail, SentMobile, SentName } from './contact-shape.ts'
import { lineOf, linesOf } from './text.ts'
import { lineShape, linesShape } from './text-shape.ts'

const letters = fc.constantFrom('a', 'å', 'a\u030a', ' ', '\u00a0', '\n', '\r', '\r\n', '\t', '@', '.', '0', '7', '-')
const typed = fc.string({ unit: letters, maxLength: 12 })

describe('a shape of texts', () => {
  it.each([
    ['a line', lineShape({ most: 40 }), lineOf, 'Åsa Berg'],
    ['lines', linesShape({ most: 40 }), linesOf, 'Åsa\nBerg'],
    ['a name', SentName, lineOf, 'Åsa Berg'],
    ['an e-mail address', SentEmail, lineOf, 'asa@berg.se'],
    ['a mobile number', SentMobile, lineOf, '+46701740606'],
    ['a login', SentLogin, (text: string) => text.normalize('NFC').trim(), 'åsa'],
  ] as const)('changes no text that it accepts, nor accepts one to be tidied: %s', (_, shape, tidy, tidied) => {
    expect(shape.safeParse(tidied)).toEqual({ success: true, data: tidied })
    for (const text of [` ${tidied}`, `${tidied} `, `${tidied}\n`]) expect(shape.safeParse(text).success).toBe(false)
    fc.assert(
      fc.property(typed, text => {
        const read = shape.safeParse(text)
        if (read.success) expect([read.data, tidy(text)]).toEqual([text, text])
      }),
    )
  })

  it('says what is wrong by the rule', () => {
    const messageOf = (shape: typeof SentName, text: string) => shape.safeParse(text).error?.issues[0]?.message
    expect(messageOf(lineShape({ most: 9 }), ' a')).toBe('Texten får inte börja eller sluta med mellanslag.')
    expect(messageOf(linesShape({ most: 9 }), 'a\r\nb')).toBe(
      'Texten får bara ha radbrytningar av ett tecken (U+000A).',
    )
    expect(messageOf(SentName, 'Anna  Berg')).toBe('Texten får inte ha dubbla mellanslag.')
    expect(messageOf(SentMobile, '070-174 06 06')).toBe('Skriv numret som +46701234567.')
    expect(messageOf(SentEmail, ' a@b.se')).toBe('Texten får inte börja eller sluta med mellanslag.')
  })
})

it('a change of the own account is sent as its shapes take it', () => {
  const change = sentChange({ Namn: ' Anna  Berg ', Epost: ' a@b.se', Mobil: '070-174 06 06', CurrentPassword: ' x ' })
  expect(change).toEqual({ Namn: 'Anna Berg', Epost: 'a@b.se', Mobil: '+46701740606', CurrentPassword: ' x ' })
  expect(sentChange({})).toEqual({})
})
