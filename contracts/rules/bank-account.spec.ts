import { describe, expect, it } from 'vitest'
import vectors from './account-vectors.json' with { type: 'json' }
import { accountNumber, clearingNumber } from './bank-account.ts'
import { bankgiro, ocr, plusgiro } from './giro.ts'
import { iban } from './iban.ts'
import { passesLuhn } from './luhn.ts'
import { passesModulus11 } from './modulus-11.ts'
import { labelled } from './rule.ts'

const account = accountNumber('clearing')
const problemOf = ({ clearing, account: number }: { readonly clearing: string; readonly account: string }) =>
  clearingNumber(clearing, labelled('Clearingnummer')) ?? account(number, { label: 'Kontonummer', form: { clearing } })

describe('a bank account of the published vectors', () => {
  it.each(vectors.accounts.valid)('$clearing $account is one', each => expect(problemOf(each)).toBeUndefined())

  it.each(vectors.accounts.valid.filter(({ clearing }) => !/^(8|95|96|3300|6)/.test(clearing)))(
    '$clearing $account is another with any other last digit',
    ({ clearing, account: number }) => {
      const others = [...'0123456789'].filter(digit => !number.endsWith(digit))
      for (const digit of others)
        expect(problemOf({ clearing, account: number.slice(0, -1) + digit })).toMatch(/kontrollsiffran är fel/)
    },
  )

  it.each(vectors.accounts.invalid)('$clearing $account is none: $reason', ({ clearing, account: number, reason }) => {
    const why = reason.startsWith('length')
      ? 'Kontonummer ska ha 7 siffror hos SEB.'
      : reason.startsWith('unknown')
        ? `Ingen bank har clearingnummer ${clearing}.`
        : reason.startsWith('clearing')
          ? 'Clearingnummer stämmer inte: den femte siffran är en kontrollsiffra, räknad på de fyra andra.'
          : expect.stringMatching(/^Kontonummer stämmer inte med clearingnumret: kontrollsiffran är fel/)
    expect(problemOf({ clearing, account: number })).toEqual(why)
  })

  it.each([
    ['8327-9', '014 725 892-5', undefined],
    ['832', '', 'Clearingnummer ska ha fyra siffror, eller fem när det börjar med 8.'],
    ['51401', '', 'Clearingnummer ska ha fyra siffror, eller fem när det börjar med 8.'],
    ['5140', '00100O4', 'Kontonummer får bara ha siffror, mellanslag och bindestreck.'],
    ['6114', '517182351234', 'Kontonummer ska ha 7 till 9 siffror hos Handelsbanken.'],
    // An old account at Swedbank may have a wrong check digit.
    ['81034', '9783243', undefined],
  ])('written %s %s: %s', (clearing, number, problem) => expect(problemOf({ clearing, account: number })).toBe(problem))

  it('is not judged by a clearing number that is missing or wrong', () => {
    for (const clearing of ['', '9999', 'x', undefined])
      expect(account('1234567', { label: 'Kontonummer', form: { clearing } })).toBeUndefined()
  })
})

describe('the other published vectors', () => {
  const ibans = vectors.accounts.valid.flatMap(each => each.iban ?? [])
  it.each(ibans)('IBAN %s', number => {
    expect(iban(number, labelled('IBAN'))).toBeUndefined()
    expect(iban(number.replace(/.{4}/g, '$& ').toLowerCase(), labelled('IBAN'))).toBeUndefined()
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10)
    expect(iban(wrong, labelled('IBAN'))).toMatch(/^IBAN stämmer inte/)
  })
  it.each([
    ['SE35 5000 0000 0549 1000 0003', undefined],
    ['SE35 5000', 'IBAN ska börja med två bokstäver för landet och två siffror, till exempel SE35.'],
    ['SE35500000000549100000', 'IBAN ska ha 24 tecken för ett konto i Sverige: SE och 22 siffror.'],
    ['DE89370400440532013000', undefined],
  ])('IBAN %s: %s', (number, problem) => expect(iban(number, labelled('IBAN'))).toBe(problem))

  const rules = { bankgiro, plusgiro } as const
  it.each(['bankgiro', 'plusgiro'] as const)('%s', kind => {
    for (const number of vectors[kind].valid) expect(rules[kind](number, labelled('Numret'))).toBeUndefined()
    for (const number of vectors[kind].invalid)
      expect(rules[kind](number, labelled('Numret'))).toMatch(/^Numret stämmer inte/)
  })

  it('OCR', () => {
    for (const { result, value, lengthDigit } of vectors.ocr as readonly Vector[]) {
      const number = result ?? value ?? ''
      const isRight = result !== undefined
      if (isRight) expect(ocr(lengthDigit)(number, labelled('OCR'))).toBeUndefined()
      else expect(ocr(true)(number, labelled('OCR'))).toMatch(/^OCR stämmer inte/)
    }
    expect(ocr()('12369', labelled('OCR'))).toBeUndefined()
    expect(ocr()('1231', labelled('OCR'))).toMatch(/^OCR stämmer inte/)
  })

  it('whole strings by either modulus', () => {
    for (const digits of vectors.mod10WholeString.valid) expect([digits, passesLuhn(digits)]).toEqual([digits, true])
    for (const digits of vectors.mod10WholeString.invalid) expect(passesLuhn(digits)).toBe(false)
    for (const digits of vectors.mod11WholeString.valid)
      expect([digits, passesModulus11(digits)]).toEqual([digits, true])
    for (const digits of vectors.mod11WholeString.invalid) expect(passesModulus11(digits)).toBe(false)
  })
})

interface Vector {
  readonly result?: string
  readonly value?: string
  readonly lengthDigit?: boolean
}
