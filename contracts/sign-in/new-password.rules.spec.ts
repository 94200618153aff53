import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'
import { generatedLength, generatePassword, newPasswordMessage } from './new-password.rules.ts'

describe('a new password', () => {
  it.each([
    ['', 'Lösenord är obligatoriskt.'],
    ['a1b2c', 'Lösenord måste bestå av minst 6 tecken.'],
    ['xx-Frida-xx', 'Lösenordet får inte innehålla ditt användarnamn.'],
    ['Sommar2026!', 'Lösenordet är för vanligt och lätt att gissa. Välj ett annat.'],
    ['Snar-Vidja-47', undefined],
  ])('%j: %s', (password, message) => expect(newPasswordMessage(password, 'frida', isCommonPassword)).toBe(message))

  it('is left to the backend where the list has not arrived', () => {
    expect(newPasswordMessage('Sommar2026!', 'frida', undefined)).toBeUndefined()
    expect(newPasswordMessage('a1b2c', 'frida', undefined)).toBe('Lösenord måste bestå av minst 6 tecken.')
  })

  it('may hold a login so short that it is in many words', () => {
    expect(newPasswordMessage('blomsterlon-9', 'lon', isCommonPassword)).toBeUndefined()
    expect(newPasswordMessage('lonlonx', 'lonlonx', isCommonPassword)).toBe(
      'Lösenordet får inte innehålla ditt användarnamn.',
    )
  })
})

describe('a made password', () => {
  /** Returns a pseudo-random generator that always gives the same numbers for a seed. */
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
        expect(newPasswordMessage(made, 'ftg2', isCommonPassword)).toBeUndefined()
      }),
    )
    expect(generatedLength).toBe(20)
  })
  it('is another each time', () => {
    const below = from(7)
    expect(new Set(Array.from({ length: 500 }, () => generatePassword(below))).size).toBe(500)
  })
})
