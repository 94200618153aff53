import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { luhnCheckDigit, passesLuhn } from './luhn.ts'

const digits = fc.stringMatching(/^\d{9}$/)

describe('the Luhn check', () => {
  it.each([
    ['900315980', '4'],
    ['800101980', '4'],
    ['750720980', '2'],
    ['811218987', '6'],
    ['556677889', '9'],
  ])('%s is completed by %s', (before, digit) => expect(luhnCheckDigit(before)).toBe(digit))

  it('passes what its own digit completes, and no other digit', () => {
    fc.assert(
      fc.property(digits, before =>
        [...'0123456789'].every(digit => passesLuhn(before + digit) === (digit === luhnCheckDigit(before))),
      ),
    )
  })

  it('catches every single wrong digit', () => {
    fc.assert(
      fc.property(digits, fc.nat(9), fc.integer({ min: 1, max: 9 }), (before, place, off) => {
        const number = before + luhnCheckDigit(before)
        const wrong = (Number(number[place]) + off) % 10
        expect(passesLuhn(number.slice(0, place) + wrong + number.slice(place + 1))).toBe(false)
      }),
    )
  })

  it('passes nothing that is not digits', () => {
    expect(passesLuhn('')).toBe(false)
    expect(passesLuhn('0')).toBe(false)
    expect(passesLuhn('9003159804 ')).toBe(false)
  })
})
