import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFormat, roundTo, showCount } from './decimal.ts'

const value = (typed: string, format = decimalFormat()) => {
  const result = format.parse(typed, 'Belopp')
  return result.ok ? result.value : result.message
}
const spaced = (shown: string) => shown.replaceAll('\u00a0', '_')

/** Generates ten-thousandths, up to ten thousand million. */
const units = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n })
const numeral = (of: bigint) => {
  const digits = String(of < 0n ? -of : of).padStart(5, '0')
  return `${of < 0n ? '-' : ''}${digits.slice(0, -4)}.${digits.slice(-4)}`
}
/** Returns the number rounded to the unit, with halves away from zero, calculated in integers. */
const roundedUnits = (of: bigint, unit: bigint): bigint => {
  const size = of < 0n ? -of : of
  const rounded = ((size + unit / 2n) / unit) * unit
  return of < 0n ? -rounded : rounded
}

describe('rounding', () => {
  it.each([
    [1.005, 1.01],
    [-1.005, -1.01],
    [1.015, 1.02],
    [8.345, 8.35],
    [2.675, 2.68],
    [1.255, 1.26],
    [10.235, 10.24],
    [0.615, 0.62],
    [1234567.895, 1234567.9],
    [0.1 + 0.2, 0.3],
    [1e-7, 0],
    [-0.004, 0],
    [1e21, 1e21],
  ])('%d to two places is %d', (number, rounded) => expect(roundTo(number, 2)).toBe(rounded))

  it('is that of the decimal, not of its binary fraction', () => {
    fc.assert(
      fc.property(units, fc.integer({ min: 0, max: 4 }), (of, places) => {
        const expected = Number(numeral(roundedUnits(of, 10n ** BigInt(4 - places)))) + 0
        expect(roundTo(Number(numeral(of)), places)).toBe(expected)
      }),
      { numRuns: 2_000 },
    )
  })

  it('leaves what is rounded, and what is no number', () => {
    fc.assert(
      fc.property(fc.double(), fc.integer({ min: 0, max: 20 }), (number, places) => {
        const once = roundTo(number, places)
        expect(roundTo(once, places)).toBe(once)
      }),
    )
  })
})

describe('a decimal number', () => {
  it.each([
    ['1 234,5', 1234.5],
    ['1\u00a0234.5', 1234.5],
    ['1\u202f234', 1234],
    [',5', 0.5],
    ['5,', 5],
    ['007,10', 7.1],
    ['−1,5', -1.5],
    ['-1,5', -1.5],
    ['–1,5', -1.5],
    ['-0', 0],
    ['', 0],
    ['  ', 0],
    ['33,33333333', 33.3333],
    ['0,00005', 0.0001],
    ['99999999999,9999', 99999999999.9999],
    ['123456789012345', 123456789012345],
    ['12345678901234,50', 12345678901234.5],
    ['99999999999,99995', 100000000000],
    ['1234567890123456', 'Belopp får bestå av max 15 siffror.'],
    ['123456789012,1234', 'Belopp får bestå av max 15 siffror.'],
    ['1.234,50', 'Belopp måste vara ett giltigt tal.'],
    ['1e5', 'Belopp måste vara ett giltigt tal.'],
    ['-', 'Belopp måste vara ett giltigt tal.'],
    [',', 'Belopp måste vara ett giltigt tal.'],
    ['+5', 'Belopp måste vara ett giltigt tal.'],
    ['Infinity', 'Belopp måste vara ett giltigt tal.'],
    ['٣', 'Belopp måste vara ett giltigt tal.'],
  ])('typed %j is %j', (typed, expected) => expect(value(typed)).toBe(expected))

  it.each([
    [1234.5, '1_234,50'],
    [-1234567.891, '−1_234_567,891'],
    [1.00005, '1,0001'],
    [0, ''],
    [-0, ''],
    [0.00001, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%d is shown %j', (number, shown) => expect(spaced(decimalFormat().show(number))).toBe(shown))

  it('shows zero where it is allowed, without a minus', () => {
    const { show } = decimalFormat({ most: 2, zero: true })
    expect([0, -0, -0.004, 1.005].map(show)).toEqual(['0,00', '0,00', '0,00', '1,01'])
  })

  it('is read again as it is shown, whatever it was', () => {
    fc.assert(
      fc.property(units, of => {
        const number = Number(numeral(of)) + 0
        for (const format of [decimalFormat(), decimalFormat({ zero: true }), decimalFormat({ places: 0 })]) {
          expect(value(format.show(number), format)).toBe(number)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  it('is a count where nothing stands behind the comma', () => {
    expect([0, 48, 100_000, -1200, 2.5].map(count => spaced(showCount(count)))).toEqual([
      '0',
      '48',
      '100_000',
      '−1_200',
      '3',
    ])
  })
})
