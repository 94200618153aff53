import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFormat } from '#contracts/rules/decimal.ts'
import { showHundredths, showKr, showRate } from './show.ts'

const whole = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })
const formats = { kr: decimalFormat({ most: 2, zero: true }), count: decimalFormat({ places: 0, most: 2, zero: true }) }

describe('a number of a step', () => {
  it.each([
    [0, '0,00', '0'],
    [5, '0,05', '0,05'],
    [750, '7,50', '7,5'],
    [-123_456, '−1_234,56', '−1_234,56'],
    [123_456_700, '1_234_567,00', '1_234_567'],
  ])('%i hundredths are %s in kronor and %s otherwise', (given, kr, count) => {
    expect([showKr(given), showHundredths(given)].map(text => text.replaceAll('\u00A0', '_'))).toEqual([kr, count])
  })

  it('shows a share with its sign', () => {
    expect([showRate(3142), showRate(3000), showRate(43)].map(text => text.replaceAll('\u00A0', '_'))).toEqual([
      '31,42_%',
      '30_%',
      '0,43_%',
    ])
  })

  it('reads as the product shows numbers elsewhere', () => {
    fc.assert(
      fc.property(whole, given => {
        expect(showKr(given)).toBe(formats.kr.show(given / 100))
        expect(showHundredths(given)).toBe(formats.count.show(given / 100))
      }),
    )
  })
})
