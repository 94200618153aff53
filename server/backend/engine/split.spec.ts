import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { split } from './split.ts'

const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)

describe('an amount in parts', () => {
  it.each([
    ['thirds: the first of equals takes the öre', 10_000, [1, 1, 1], 1, [3334, 3333, 3333]],
    ['the largest takes the öre, wherever it stands', 10_000, [33, 34, 33], 1, [3300, 3400, 3300]],
    ['the largest takes the rest', 10_001, [25, 50, 25], 1, [2500, 5001, 2500]],
    ['a deduction like its pay', -10_001, [25, 50, 25], 1, [-2500, -5001, -2500]],
    ['whole kronor', 10_050, [1, 2], 100, [3300, 6750]],
    ['a base of pay less a deduction', 942_600, [4_000_000, -1_000_000], 1, [1_256_800, -314_200]],
    ['weights that cancel out', 31, [50, -50], 1, [31, 0]],
  ])('%s', (_, amount, weights, unit, parts) => expect(split(amount, weights, unit)).toEqual(parts))

  it('has no parts without weights', () => {
    expect(split(0, [])).toEqual([])
    expect(() => split(1, [])).toThrow(RangeError)
  })

  it('is the whole amount for any shares, and each part is less than a unit from its share', () => {
    const shares = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })
    const unit = fc.constantFrom(1, 10, 100)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), shares, unit, (amount, weights, each) => {
        const parts = split(amount, weights, each)
        expect(sum(parts)).toBe(amount)
        const total = sum(weights)
        const largest = weights.indexOf(Math.max(...weights))
        for (const [at, part] of parts.entries()) {
          const exact = total === 0 ? 0 : (amount * (weights[at] ?? 0)) / total
          if (at !== largest) expect(Math.abs(part - exact)).toBeLessThan(each + 1e-3)
        }
      }),
    )
  })
})
