import { describe, expect, it } from 'vitest'
import { law } from '../../law/law.ts'
import { contributions } from './contributions.ts'
import { employerCost } from './employer-cost.ts'
import { payrollTax } from './payroll-tax.ts'
import { companyReduction, startUpSupport } from './reductions.ts'

describe('start-up support', () => {
  const month = { payDate: '2026-10-25', birthDate: '1990-01-01', type: '99' }
  it.each([
    ['B18: 25 000 saves 5 302.50', '2026-10-25', 25_000_00, 5_302_50],
    ['35 000 is the cap since 2025', '2025-10-25', 50_000_00, 7_423_50],
    ['25 000 was the cap before', '2024-10-25', 50_000_00, 5_302_50],
  ])('%s', (_, payDate, base, support) => expect(startUpSupport(law, { ...month, payDate, base }).value).toBe(support))

  it('adds to what the young already have, and nothing to the old-age pension fee', () => {
    expect(startUpSupport(law, { ...month, birthDate: '2005-01-01', base: 30_000_00 }).value).toBe(2_650_00)
    expect(startUpSupport(law, { ...month, birthDate: '1950-01-01', base: 30_000_00 }).value).toBe(0)
  })
})

describe('the reductions of a company', () => {
  const of = (kind: 'research' | 'regional', base: number, fees: number, payDate = '2026-10-25') =>
    companyReduction(law, kind, { payDate, base, contributions: fees }).value

  it('are a share of the base, up to a limit of the month', () => {
    expect(of('regional', 50_000_00, 15_710_00)).toBe(5_000_00)
    expect(of('regional', 80_000_00, 25_136_00)).toBe(7_100_00)
    expect(of('research', 100_000_99, 31_420_00)).toBe(20_000_00)
    expect(of('research', 20_000_000_00, 6_284_000_00)).toBe(3_000_000_00)
    expect(of('research', 100_000_00, 31_420_00, '2022-10-25')).toBe(19_590_00)
  })

  it('leave the old-age pension fee', () => {
    // 20 000 off 31 420 leaves 11 420; 10 000 more would leave less than 10 210.
    expect(of('regional', 100_000_00, 11_420_00)).toBe(1_210_00)
    expect(of('research', 100_000_00, 10_210_00)).toBe(0)
  })
})

it('B19: the employer’s cost of 15 000 in 2021 is 17 959.50', () => {
  const facts = { payDate: '2021-02-25', birthDate: '2000-01-01', type: '99', base: 15_000_00 }
  const { total } = contributions(law, facts).value
  expect(employerCost({ gross: 15_000_00, contributions: total }).value).toBe(17_959_50)
})

it('the employer’s cost has the premiums and their payroll tax', () => {
  const tax = payrollTax(law, '2026-10-25', 2_000_00)
  expect([tax.value, tax.steps[0]?.formula.replaceAll('\u00A0', ' ')]).toEqual([
    485_20,
    '2 000,00 × 24,26 %, avrundat till närmaste öre',
  ])
  const cost = employerCost({ gross: 30_000_00, contributions: 9_426_00, premiums: 2_000_00, payrollTax: tax.value })
  expect([cost.value, cost.steps[0]?.formula.replaceAll('\u00A0', ' ')]).toEqual([
    41_911_20,
    '30 000,00 + 9 426,00 + 2 000,00 + 485,20',
  ])
})
