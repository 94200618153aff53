import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Basis } from '../../engine/basis.ts'
import { entered, fullTime, given, readable } from '../testing/given.ts'

const payslipOf = (facts: Partial<Basis>, sumDecimals?: number) =>
  given({ company: { netDecimals: 2, ...(sumDecimals !== undefined && { sumDecimals }) }, ...facts }).when('2026-05')
    .payslip
const hours = (quantity: number) => entered('1010', '2026-05-04', { quantity, price: 15_333 })
const shown = (facts: Partial<Basis>, decimals?: number) =>
  payslipOf(facts, decimals)
    .rows.filter(({ payType }) => payType === '1010')
    .map(readable)

describe('the decimals of sums', () => {
  it('are those of what is calculated, and leave what is written as an amount', () => {
    const facts = { entered: [hours(333)] }
    expect(shown(facts)).toEqual(['1010 Timlön | 3,33 | 153,33 | 510,59'])
    expect(shown(facts, 1)).toEqual(['1010 Timlön | 3,33 | 153,33 | 510,60'])
    expect(shown(facts, 0)).toEqual(['1010 Timlön | 3,33 | 153,33 | 511,00'])
    expect(shown({ entered: [entered('1010', '2026-05-04', { amount: 51_059 })] }, 0)).toEqual([
      expect.stringContaining('510,59'),
    ])
  })

  it('are told of in a step that gives the sum', () => {
    const { rows, steps } = payslipOf({ entered: [hours(333)] }, 0)
    const row = rows.find(({ payType }) => payType === '1010')
    const last = steps.find(({ id }) => id === row?.steps.at(-1))
    expect(last).toMatchObject({ value: 51_100, formula: expect.stringContaining('hela kronor') })
  })

  it('are in every sum and total, whatever the pay', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(0, 1),
        (pay, quantity, decimals) => {
          const facts = { employment: [{ ...fullTime, pay }], entered: [hours(quantity)] }
          const { rows, totals } = payslipOf(facts, decimals)
          const unit = 10 ** (2 - decimals)
          expect(rows.filter(({ amount }) => amount % unit !== 0)).toEqual([])
          expect([totals.gross % unit, totals.net % unit]).toEqual([0, 0])
          expect(totals.net).toBe(totals.gross - totals.tax + totals.afterTax)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('pay nothing afterwards of what was rounded away, and all of a rise', () => {
    const retroactive = (pay: number, amount: number, sumDecimals = 0) =>
      given(
        { employment: [{ ...fullTime, pay }], company: { netDecimals: 2, sumDecimals } },
        { fixedPay: [{ from: '2026-04-01', to: '2026-04-30', amount }] },
      )
        .when('2026-05')
        .payslip.rows.filter(({ payType }) => payType === '1080')
        .map(row => row.amount)
    fc.assert(
      fc.property(fc.integer({ min: 1_000_000, max: 9_999_999 }), pay => {
        expect(retroactive(pay, Math.round(pay / 100) * 100)).toEqual([])
      }),
      { numRuns: 40 },
    )
    expect(retroactive(4_100_050, 4_000_000)).toEqual([100_100])
    expect(retroactive(4_000_049, 4_000_000, 2)).toEqual([49])
  })
})
