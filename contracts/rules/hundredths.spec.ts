import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { differenceOf, fromHundredths, sumOf, toHundredths } from './hundredths.ts'

const amount = fc.integer({ min: -1e12, max: 1e12 })

describe('kronor and öre', () => {
  it('are each other without loss', () => {
    fc.assert(
      fc.property(amount, ore => {
        expect(toHundredths(fromHundredths(ore))).toBe(ore)
      }),
    )
  })

  it('are added and subtracted without the faults of decimals', () => {
    expect(sumOf([0.1, 0.2])).toBe(0.3)
    expect(differenceOf(0.3, 0.1)).toBe(0.2)
    expect(sumOf([])).toBe(0)
    fc.assert(
      fc.property(fc.array(amount, { maxLength: 20 }), all => {
        expect(toHundredths(sumOf(all.map(fromHundredths)))).toBe(all.reduce((sum, each) => sum + each, 0))
      }),
    )
  })

  it('rounds to the nearest öre', () => {
    expect([toHundredths(1.005 + 0.0001), toHundredths(0.004)]).toEqual([101, 0])
  })
})
