import { describe, expect, it } from 'vitest'
import { law } from '../../law/law.ts'
import { inForce } from '../law.ts'
import { annualTax } from './annual-tax.ts'

const rules = inForce(law.tax.tables, '2026-01-25').value

// SKV 433 edition 36, annex 3 (facts/tax.md section 3).
describe('the yearly tax of the examples in SKV 433, figure by figure', () => {
  it.each([
    [216_000, [42_400, 173_600, 0, 57_010, 2013, 15_100, 15_100, 23_316, 1002, 1184, 35_889]],
    [31_200, [25_100, 6100, 0, 2003, 70, 2200, 2003, 0, 0, 61, 2331]],
    [1_020_000, [17_400, 1_002_600, 71_920, 329_253, 11_630, 47_100, 47_100, 53_134, 1500, 1184, 359_353]],
  ] as const)('table 34, column 1, %i', (income, figures) => {
    const tax = annualTax(rules, 34, 1, income)
    expect([
      tax.allowance,
      tax.taxable,
      tax.state,
      tax.municipal,
      tax.burial,
      tax.pensionFee,
      tax.pensionCredit,
      tax.workCredit,
      tax.earnedIncomeCredit,
      tax.publicService,
      tax.total,
    ]).toEqual(figures)
  })

  it('drops the tens of the income', () => {
    expect(annualTax(rules, 34, 1, 216_099)).toEqual(annualTax(rules, 34, 1, 216_000))
    expect(annualTax(rules, 34, 1, 216_100)).not.toEqual(annualTax(rules, 34, 1, 216_000))
  })
})
