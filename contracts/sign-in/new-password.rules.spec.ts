import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { generatedLength, generatePassword, isCommonPassword, newPasswordMessage } from './new-password.rules.ts'

describe('the commonest passwords', () => {
  it.each([
    'password',
    'Password1',
    'P@ssw0rd',
    'p4ssw0rd!',
    'Lösenord123',
    'losenord',
    'hemligt1',
    'sommar2026',
    'Sommar2026!',
    'Höst2025',
    '123456',
    '123456789',
    '987654321',
    'qwerty',
    'Qwerty123',
    'asdfgh',
    'qwertyuiopå',
    'aaaaaa',
    'abcabc',
    '121212',
    'abc123',
    '19800101',
    '800101',
    'admin1',
    'welcome1',
    'välkommen1',
    'stockholm08',
    'iloveyou',
    '!!!!!!',
    'Avlöna2026',
    '2026sommar',
  ])('%s is one', password => expect(isCommonPassword(password)).toBe(true))

  it.each(['Provlon-2026', 'Snar-Vidja-47', 'fyra gula svanar', 'hunden åt min blomma', 'k7Rq!pz', '~!@-#$x9'])(
    '%s is not',
    password => expect(isCommonPassword(password)).toBe(false),
  )
})

describe('a new password', () => {
  it.each([
    ['', 'Lösenord är obligatoriskt.'],
    ['a1b2c', 'Lösenord måste bestå av minst 6 tecken.'],
    ['xx-Frida-xx', 'Lösenordet får inte innehålla ditt användarnamn.'],
    ['Sommar2026!', 'Lösenordet är för vanligt och lätt att gissa. Välj ett annat.'],
    ['Snar-Vidja-47', undefined],
  ])('%j: %s', (password, message) => expect(newPasswordMessage(password, 'frida')).toBe(message))

  it('may hold a login so short that it is in many words', () => {
    expect(newPasswordMessage('blomsterlon-9', 'lon')).toBeUndefined()
    expect(newPasswordMessage('lonlonx', 'lonlonx')).toBe('Lösenordet får inte innehålla ditt användarnamn.')
  })
})

describe('a made password', () => {
  /** A generator that is as good as random, and the same every time. */
  const from = (seed: number) => {
    let state = seed >>> 0
    return (limit: number) => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return Math.floor((state / 2 ** 32) * limit)
    }
  }
  it('has 20 characters of the four kinds, at least one of each, and is none of the common', () => {
    fc.assert(
      fc.property(fc.integer(), seed => {
        const made = generatePassword(from(seed))
        expect(made).toMatch(/^[0-9A-Za-z~!@\-#$]{20}$/)
        for (const kind of [/\d/, /[A-Z]/, /[a-z]/, /[~!@\-#$]/]) expect(made).toMatch(kind)
        expect(newPasswordMessage(made, 'ftg2')).toBeUndefined()
      }),
    )
    expect(generatedLength).toBe(20)
  })
  it('is another each time', () => {
    const below = from(7)
    expect(new Set(Array.from({ length: 500 }, () => generatePassword(below))).size).toBe(500)
  })
})
