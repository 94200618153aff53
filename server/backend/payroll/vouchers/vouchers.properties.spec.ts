import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayRow } from '../../engine/payslip.ts'
import { basisWith, companyWith, declaredWith, personWith, rowWith, slipWith, sum } from './testing.ts'
import { vouchersOf } from './vouchers-of.ts'

/** Any settings, any rows, any shares. */
const anyCompany = fc
  .record({
    flags: fc.array(fc.boolean(), { minLength: 24, maxLength: 24 }),
    AvrundaKontering: fc.constantFrom(0, 1, 2),
    BokfdatLon: fc.constantFrom('U', 'L'),
    BokfdatSkatt: fc.constantFrom('U', 'L'),
  })
  .map(({ flags, ...others }) => {
    const names = Object.entries(companyWith())
      .filter(([name, value]) => typeof value === 'boolean' && /^(Fordela|Kontera|Speca|OpenResEnhet)/.test(name))
      .map(([name]) => name)
    return companyWith({ ...Object.fromEntries(names.map((name, at) => [name, flags[at % 24] ?? false])), ...others })
  })
const unit = fc.constantFrom('', 'A', 'B')
const anyRow: fc.Arbitrary<PayRow> = fc
  .record({
    amount: fc.integer({ min: -5_000_000, max: 5_000_000 }),
    kind: fc.constantFrom('BRUTTO', 'NETTO', 'SKATT', 'FÖRMÅN', 'PENSION', 'INFO'),
    contribution: fc.constantFrom('AVG', 'SLP', 'FRI'),
    account: fc.constantFrom('', '7210', '7285', '2750', '7412', '7218', '2641'),
    units: fc.tuple(unit, unit),
    distribution: fc.constantFrom('', 'NYCKEL'),
    quantity: fc.option(fc.integer({ min: -10_000, max: 10_000 })),
  })
  .map(row => rowWith(row.amount, row))
const anyBasis = fc
  .record({
    company: anyCompany,
    slips: fc.array(
      fc.record({
        person: fc.constantFrom('1', '2', '3'),
        payDate: fc.constantFrom('2026-12-15', '2026-12-23', '2026-12-31'),
        rows: fc.array(anyRow, { maxLength: 8 }),
        payrollTax: fc.integer({ min: 0, max: 500_000 }),
        costs: fc.array(fc.integer({ min: -100_000, max: 1_000_000 }), { maxLength: 2 }),
      }),
      { maxLength: 6 },
    ),
    declared: fc.option(fc.integer({ min: 0, max: 10_000 }).map(kronor => kronor * 100)),
    change: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    shares: fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ company, slips, declared, change, shares }) =>
    basisWith({
      company,
      people: [personWith('1'), personWith('2', { type: 'ARB' }), personWith('3', { isPaidInCash: true })],
      payslips: slips.map(({ person, rows, payDate, payrollTax }, at) =>
        slipWith(
          person,
          rows.map((row, index) => ({ ...row, id: `r${index}` })),
          { id: `slip-${at}`, payDate, payrollTax },
        ),
      ),
      contributions: slips.flatMap(({ costs }, at) =>
        costs.map((amount, n) => ({
          payslip: `slip-${at}`,
          kind: n === 0 ? ('full' as const) : ('youth' as const),
          amount,
        })),
      ),
      holiday: ['1', '2', '3'].map(person => ({ person, liability: change, contributions: Math.trunc(change / 3) })),
      keys: { NYCKEL: shares.map((weight, at) => ({ units: [`N${at}`], weight })) },
      ...(declared !== null && {
        declared: declaredWith({ sum: declared, reductions: { '475': 320, '476': 710 }, maxRounding: 1e9 }),
      }),
    }),
  )

describe('whatever the settings, rows and shares', () => {
  it('debit equals credit on each voucher, and no amount is a fraction', () => {
    fc.assert(
      fc.property(anyBasis, basis => {
        for (const { rows } of vouchersOf(basis)) {
          expect(sum(rows)).toBe(0)
          expect(rows.every(({ amount }) => Number.isSafeInteger(amount) && amount !== 0)).toBe(true)
        }
      }),
    )
  })

  it('what is posted as net is what the payslips pay', () => {
    fc.assert(
      fc.property(anyBasis, basis => {
        const company = { ...basis.company, AvrundaKontering: 2, KtoNettolon: 'N', KtoKassa: 'K', KtoLoneskuld: 'S' }
        const posted = vouchersOf({ ...basis, company })
          .flatMap(({ rows }) => rows)
          .filter(({ account }) => ['N', 'K', 'S'].includes(account))
        const net = basis.payslips.map(({ totals }) => ({ amount: totals.net }))
        expect(sum(posted) + sum(net)).toBe(0)
      }),
    )
  })

  it('the holiday liability and its contributions change by what they should', () => {
    fc.assert(
      fc.property(anyBasis, basis => {
        const accounts = { KtoSemesterloneskuld: 'S', KtoUpplupenArbAvg: 'A', AvrundaKontering: 2 }
        const company = { ...basis.company, ...accounts, KonteraBerSemLon: true }
        const rows = vouchersOf({ ...basis, company }).flatMap(voucher => voucher.rows)
        const change = sum(basis.holiday.map(({ liability }) => ({ amount: liability })))
        expect(sum(rows.filter(({ account }) => account === 'S'))).toBe(-change + 0)
        const contributions = sum(basis.holiday.map(each => ({ amount: each.contributions })))
        expect(sum(rows.filter(({ account }) => account === 'A'))).toBe(-contributions + 0)
      }),
    )
  })

  it('any order of what comes in gives the same bytes', () => {
    const shuffled = fc.tuple(anyBasis, fc.infiniteStream(fc.nat()))
    fc.assert(
      fc.property(shuffled, ([basis, random]) => {
        const mix = <T>(list: readonly T[]): readonly T[] =>
          list
            .map(each => [random.next().value, each] as const)
            .toSorted(([a], [b]) => a - b)
            .map(([, each]) => each)
        const mixed = {
          ...basis,
          people: mix(basis.people),
          payslips: mix(basis.payslips.map(slip => ({ ...slip, rows: mix(slip.rows) }))),
          contributions: mix(basis.contributions),
          holiday: mix(basis.holiday),
        }
        expect(JSON.stringify(vouchersOf(mixed))).toBe(JSON.stringify(vouchersOf(basis)))
      }),
    )
  })
})
