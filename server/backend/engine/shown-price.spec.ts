import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownPrice } from './shown-price.ts'

const row = { unit: 'TIM', kind: 'BRUTTO' }
const öre = fc.integer({ min: -9_999_900, max: 9_999_900 })

describe('the price of a row', () => {
  it.each([
    ['as it is', { quantity: 600, price: 24_800, amount: 148_800 }, 248],
    ['with the sign of the amount', { quantity: 3_200, price: 10_000, amount: -320_000 }, -100],
    ['with the decimals that it takes', { quantity: 3_200, price: 24_346, amount: -779_077 }, -243.4616],
    ['of percent', { quantity: 5_000, price: 100_000, amount: 50_000, unit: 'PRC' }, 1_000],
    ['without a quantity', { quantity: null, price: 10_000, amount: 500 }, 100],
    ['of a typed amount is none', { quantity: 200, price: 10_000, amount: 50_000 }, null],
    ['of an amount of zero is none', { quantity: 200, price: 10_000, amount: 0 }, null],
    ['of information is none', { quantity: 200, price: 10_000, amount: 0, kind: 'INFO' }, null],
  ])('is shown %s', (_, differs, shown) => expect(shownPrice({ ...row, ...differs })).toBe(shown))

  it('times the quantity gives the amount to the öre, for any exact price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999 }),
        öre,
        fc.integer({ min: 1, max: 999 }),
        (quantity, top, under) => {
          const exact = top / under
          const amount = Math.round((quantity * exact) / 100)
          const shown = shownPrice({ ...row, quantity, price: Math.round(exact), amount })
          expect(shown).not.toBeNull()
          const times = ((shown ?? 0) * quantity) / 100
          expect(Math.abs(times * 100 - amount)).toBeLessThanOrEqual(0.5 + 1e-6)
          expect(Math.abs(Math.abs(shown ?? 0) - Math.abs(exact) / 100)).toBeLessThan(0.011 + 1 / quantity)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})
