import { describe, expect, it } from 'vitest'
import type { Basis } from '../../engine/basis.ts'
import { basisOf, entered, fullTime, given, noPay } from '../testing/given.ts'

const payslip = (facts: Partial<Basis>, history = {}) => given(facts, history).when('2026-05').payslip
const totals = (facts: Partial<Basis>, history = {}) => payslip(facts, history).totals
const deductions = (facts: Partial<Basis>, history = {}) =>
  payslip(facts, history).rows.flatMap(({ id, amount }) => (id.startsWith('förskott.') ? [amount] : []))

const advance = (amount: number, id = '1', paid = '2026-04-28') => ({ id, paid, amount })

describe('an advance on pay', () => {
  it('of an earlier month is deducted before tax: it was taxed and declared when it was paid', () => {
    const facts = { advances: [advance(1_000_000)] }
    const lower = { employment: [{ ...fullTime, pay: 3_000_000 }] }
    const { gross, tax, net, contributionBase } = totals(facts)
    expect({ gross, tax, net, contributionBase }).toMatchObject({ gross: 3_000_000, contributionBase: 3_000_000 })
    expect({ tax, net }).toEqual({ tax: totals(lower).tax, net: totals(lower).net })
    const row = payslip(facts).rows.find(({ payType }) => payType === '6145')
    expect(row).toMatchObject({ amount: -1_000_000, kind: 'BRUTTO', tax: 'TAB', contribution: 'AVG', box: '011' })
    expect(row?.account).toBe('1613')
  })

  it('of the same month leaves the tax of the month what it is without one', () => {
    const paid = { ...noPay, cash: 1_000_000, regular: 1_000_000, regularTax: 100_000, tax: 100_000 }
    const earlierInMonth = { ...paid, contributionBase: 1_000_000 }
    const month = totals({ advances: [advance(1_000_000, '1', '2026-05-05')] }, { earlierInMonth })
    expect(month.tax + 100_000).toBe(totals({}).tax)
    expect(month.net + 900_000).toBe(totals({}).net)
    expect(month.contributionBase + 1_000_000).toBe(totals({}).contributionBase)
  })

  it('is deducted as far as the net pay lasts, the oldest first; the rest waits for the next payslip', () => {
    const facts = {
      advances: [advance(3_500_000, 'b', '2026-05-02'), advance(1_000_000, 'a')],
      entered: [entered('6100', '2026-05-25', { amount: 1_000_000 })],
    }
    const { totals: sums, warnings, steps } = payslip(facts)
    const [first = 0, second = 0] = deductions(facts)
    expect(first).toBe(-1_000_000)
    expect(second).toBeGreaterThan(-3_000_000)
    expect(sums.net).toBeGreaterThanOrEqual(0)
    // One krona more of the deduction would not have fitted.
    expect(sums.net).toBeLessThan(100)
    const rest = (4_500_000 + first + second) / 100
    expect(warnings.join(' ').replaceAll('\u00A0', '')).toContain('Lönen räcker inte till hela förskottet.')
    expect(rest).toBeGreaterThan(0)
    expect(steps.find(({ id }) => id === 'förskott.b')?.formula).toContain('dras på nästa lönebesked')
  })

  it('is not deducted of a payslip that pays nothing', () => {
    const facts = { advances: [advance(100_000)], entered: [entered('6100', '2026-05-25', { amount: 5_000_000 })] }
    expect(totals(facts).net).toBeLessThan(0)
    expect(deductions(facts)).toEqual([])
  })

  it('does not lower the union fee, which is of what the month earns', () => {
    const union = { id: 'H', name: 'Handels', fee: 'PRC' as const, amount: 0, share: 120, most: null }
    const feeOf = (facts: Partial<Basis>) => payslip(facts).rows.find(({ payType }) => payType === '6120')?.amount
    expect(feeOf({ union, advances: [advance(1_000_000)] })).toBe(feeOf({ union }))
  })

  it('is said when the steering has no pay type for it', () => {
    const { steering } = basisOf('2026-05')
    const facts = { advances: [advance(250_000)], steering: { ...steering, ArtForskott: '' } }
    expect(payslip(facts).warnings.join(' ')).toContain('är inte avdraget')
  })
})
