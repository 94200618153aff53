import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FormValues } from '#contracts/forms/field.ts'
import { payTypes } from '#contracts/registers/pay-types.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { Basis } from '../../engine/basis.ts'
import { standardPayTypes } from '../../pay-types/standard/trades.ts'
import { mileageFacts } from '../basis/mileage-facts.ts'
import { basisOf, entered, given, readable } from '../testing/given.ts'

const fresh = payTypes.model.defaults('2026-01-01')
const register = standardPayTypes('STANDARD').map(([LonArtNr, BenText, KlassTyp, AntalEnhet, Konto, differs]) => ({
  ...fresh,
  LonArtNr,
  BenText,
  KlassTyp,
  AntalEnhet,
  Konto,
  ...differs,
}))
const factsOf = (settings: FormValues) =>
  mileageFacts({ ...companySettings.defaults('2026-01-01'), ...settings }, register)
const own = (BilPrivat: number) => factsOf({ UseBilPrivat: true, BilPrivat })
const driven = (payType: string, quantity: number) => [entered(payType, '2026-05-04', { quantity })]
const payslipOf = (facts: Partial<Basis>) => given(facts).when('2026-05').payslip
const rowsOf = (facts: Partial<Basis>) =>
  payslipOf(facts)
    .rows.filter(({ payType }) => payType.startsWith('502'))
    .map(readable)

describe('what a company pays for driving', () => {
  it('is the amount of the table without a setting, and the setting’s with one', () => {
    expect(rowsOf({ entered: driven('5020', 1250) })).toEqual(['5020 Bilersättning, egen bil | 12,5 | 25,00 | 312,50'])
    expect(rowsOf({ entered: driven('5020', 1250), mileage: own(18.5) })).toEqual([
      '5020 Bilersättning, egen bil | 12,5 | 18,50 | 231,25',
    ])
  })

  it.each([
    ['5020', own(35), '25,00 | 312,50', '5021 Bilersättning, egen bil, skattepliktig | 12,5 | 10,00 | 125,00'],
    [
      '5022',
      factsOf({ UseBilBensin: true, BilBensin: 14 }),
      '12,00 | 150,00',
      '5025 Bilersättning, förmånsbil, skattepliktig | 12,5 | 2,00 | 25,00',
    ],
    [
      '5023',
      factsOf({ UseBilDiesel: true, BilDiesel: 13 }),
      '12,00 | 150,00',
      '5025 Bilersättning, förmånsbil, skattepliktig | 12,5 | 1,00 | 12,50',
    ],
    [
      '5024',
      factsOf({ UseBilEl: true, BilEl: 12 }),
      '9,50 | 118,75',
      '5025 Bilersättning, förmånsbil, skattepliktig | 12,5 | 2,50 | 31,25',
    ],
  ] as const)('on %s is pay above what is tax-free', (number, mileage, free, taxed) => {
    const rows = rowsOf({ entered: driven(number, 1250), mileage })
    expect(rows).toEqual([
      expect.stringMatching(new RegExp(`^${number} .+ \\| 12,5 \\| ${free.replace('|', '\\|')}$`)),
      taxed,
    ])
  })

  it('is what it was in all, of which only what is above is taxed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_00 }), fc.integer({ min: 1, max: 100_00 }), (quantity, rate) => {
        const mileage = own(rate / 100)
        const { rows, totals } = payslipOf({ entered: driven('5020', quantity), mileage })
        const without = payslipOf({})
        const [free = 0, taxed = 0] = ['5020', '5021'].map(number =>
          rows.filter(({ payType }) => payType === number).reduce((sum, { amount }) => sum + amount, 0),
        )
        expect(free + taxed).toBe(Math.round((quantity * rate) / 100))
        expect(free).toBe(Math.round((quantity * Math.min(rate, 2500)) / 100))
        expect(totals.taxable - without.totals.taxable).toBe(taxed)
        expect(totals.contributionBase - without.totals.contributionBase).toBe(taxed)
      }),
      { numRuns: 60 },
    )
  })

  it('is whole, with a warning, where the table has no pay type for what is above', () => {
    const mileage = own(35).map(each => ({ ...each, taxed: '' }))
    expect(rowsOf({ entered: driven('5020', 100), mileage })).toEqual([
      '5020 Bilersättning, egen bil | 1 | 35,00 | 35,00',
    ])
    expect(payslipOf({ entered: driven('5020', 100), mileage }).warnings).toContainEqual(
      expect.stringContaining('har ingen löneart för det skattepliktiga'),
    )
  })

  it('is nothing of its own while it is off or has no amount', () => {
    expect(factsOf({ BilPrivat: 35, UseBilEl: true })).toEqual([])
    expect(basisOf('2026-05')).not.toHaveProperty('mileage')
  })
})
