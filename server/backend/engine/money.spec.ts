import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scaled, shareOf, toKronor, wholeKronor } from './money.ts'

const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })
const part = fc.integer({ min: 1, max: 100_000 })

describe('an amount times a fraction', () => {
  it.each([
    ['nearest', 10_050, [1, 100], 101],
    ['nearest', -10_050, [1, 100], -101],
    ['down', 19_999, [1, 100], 199],
    ['down', -19_999, [1, 100], -199],
    ['up', 10_001, [1, 100], 101],
    ['up', 10_000, [1, 100], 100],
  ] as const)('rounds %s: %i × %o is %i', (rounding, given, fraction, result) => {
    expect(scaled(given, fraction, rounding)).toBe(result)
  })

  it('drops öre: 12 345,67 × 30 % is 3 703', () => {
    expect(shareOf(1_234_567, 3000, 'down', toKronor)).toBe(370_300)
    expect(wholeKronor(3_500_099)).toBe(3_500_000)
  })

  it('is odd, and within one öre of the exact value', () => {
    fc.assert(
      fc.property(amount, part, part, (given, top, bottom) => {
        for (const rounding of ['down', 'up', 'nearest'] as const) {
          const result = scaled(given, [top, bottom], rounding)
          expect(result + scaled(-given, [top, bottom], rounding)).toBe(0)
          const error = BigInt(result) * BigInt(bottom) - BigInt(given) * BigInt(top)
          expect(error < BigInt(bottom) && error > -BigInt(bottom)).toBe(true)
        }
      }),
    )
  })
})
