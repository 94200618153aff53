import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { WhatIfChange } from '#contracts/payroll/what-if/shapes.ts'
import { whatIfForm } from '#contracts/payroll/what-if/what-if.form.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { canonicalJson } from '../../platform/canonical-json.ts'
import { basisOf, entered, fullTime } from '../testing/given.ts'
import { type Agreements, changedBasis } from './changed-basis.ts'
import { changedLaw } from './changed-law.ts'

const none: Agreements = { agreements: new Map(), vacationAgreements: new Map(), steering: new Map() }
const payDate = '2026-11-25'
const month = '2026-11'

/** Returns the payslip of a basis under a change. */
const under = (change: WhatIfChange, basis: Basis) => {
  const changed = changedLaw(law, change, basis.payout.payDate)
  return calculate(changedBasis(basis, change, none, changed), changed)
}

/** Months of 2026 with pay that changes, rows and absence. */
const bases: fc.Arbitrary<Basis> = fc
  .record({
    month: fc.constantFrom('2026-02', '2026-05', '2026-11'),
    pays: fc.array(fc.record({ day: fc.integer({ min: 1, max: 28 }), pay: fc.integer({ min: 0, max: 12_000_000 }) }), {
      minLength: 1,
      maxLength: 3,
    }),
    isHourly: fc.boolean(),
    birthDate: fc.constantFrom('1990-03-15', '2005-01-01', '1955-06-30'),
    table: fc.integer({ min: 29, max: 42 }),
    bonus: fc.integer({ min: 0, max: 9_000_000 }),
    absence: fc.option(
      fc.constantFrom(...absenceTypes.codes.filter(code => ['SJK', 'TFP', 'SEM', 'TJL'].includes(code))),
    ),
  })
  .map(({ month: code, pays, isHourly, birthDate, table, bonus, absence }) => {
    const plain = basisOf(code)
    const from = plain.payout.pay.from
    return {
      ...plain,
      person: { ...plain.person, birthDate },
      employment: [
        { ...fullTime, salaryForm: isHourly ? ('TIM' as const) : ('MÅN' as const) },
        ...[...new Map(pays.map(each => [each.day, each])).values()]
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, pay }) => ({
            ...fullTime,
            from: `${code}-${String(day).padStart(2, '0')}`,
            salaryForm: isHourly ? ('TIM' as const) : ('MÅN' as const),
            pay: isHourly ? Math.floor(pay / 170) : pay,
          })),
      ],
      tax: { ...plain.tax, table },
      entered: [
        entered('1070', from, { amount: bonus }),
        ...(isHourly ? [entered('1010', from, { quantity: 8000 })] : []),
      ],
      absences: absence
        ? [{ id: 'a', type: absence, from: `${code}-10`, to: `${code}-12`, extent: 10_000, hours: {}, child: '' }]
        : [],
    }
  })

describe('a payslip on trial', () => {
  it('with nothing changed is the same, byte for byte', () => {
    const nothing = fc.constantFrom<WhatIfChange>({}, { LonProcent: 0, LonKronor: 0, SkattTab: '' }, { AvtalId: '' })
    fc.assert(
      fc.property(bases, nothing, (basis, change) => {
        expect(canonicalJson(under(change, basis))).toBe(canonicalJson(calculate(basis, law)))
      }),
      { numRuns: sizeOf({ small: 20, whole: 60 }) },
    )
  })

  it('under the law of its own year, or its own values of it, comes to the same', () => {
    const own = fc.constantFrom<WhatIfChange>(
      ...[{ LagAr: '2026' }, { Prisbasbelopp: 59_200 }, { Skiktgrans: 643_000 }, { AvgiftProcent: 31.42 }],
    )
    fc.assert(
      fc.property(bases, own, (basis, change) => {
        expect(under(change, basis).totals).toEqual(calculate(basis, law).totals)
      }),
      { numRuns: sizeOf({ small: 20, whole: 60 }) },
    )
  })

  it('with a rise is that of the raised pay, from the first day of its pay and not before', () => {
    const late = { ...fullTime, from: '2026-11-16', pay: 4_200_000 }
    const basis = basisOf(month, { employment: [fullTime, late] })
    const { history } = basis
    const earlier = { from: '2026-10-01', to: '2026-10-31', amount: fullTime.pay }
    const paid = { ...basis, history: { ...history, fixedPay: [earlier] } }
    const raised = {
      ...paid,
      employment: [fullTime, { ...fullTime, from: '2026-11-01', pay: 4_400_000 }, { ...late, pay: 4_620_000 }],
    }
    expect(under({ LonProcent: 10 }, paid)).toEqual(calculate(raised, law))
    // No earlier month is paid more afterwards.
    expect(under({ LonProcent: 10 }, paid).rows.filter(({ id }) => id.startsWith('retro'))).toEqual([])
  })

  it('kronor a month are for the monthly paid, and kronor an hour for the hourly paid', () => {
    const monthly = basisOf(month)
    const hourly = basisOf(month, {
      employment: [{ ...fullTime, salaryForm: 'TIM', pay: 20_000 }],
      entered: [entered('1010', '2026-11-02', { quantity: 1000 })],
    })
    const gross = (basis: Basis, change: WhatIfChange = {}) => under(change, basis).totals.gross
    expect(gross(monthly, { LonKronor: 500.5 }) - gross(monthly)).toBe(50_050)
    expect(gross(monthly, { TimlonKronor: 5 })).toBe(gross(monthly))
    expect(gross(hourly, { TimlonKronor: 5 }) - gross(hourly)).toBe(5_000)
    expect(gross(hourly, { LonKronor: 500 })).toBe(gross(hourly))
  })

  it('another table, price base amount, limit of state tax and fee change what they are of', () => {
    const basis = basisOf(month, { employment: [{ ...fullTime, pay: 7_000_000 }] })
    const { tax, contributions, contributionBase, gross } = calculate(basis, law).totals
    expect(under({ SkattTab: '34' }, basis).totals.tax).toBe(
      calculate({ ...basis, tax: { ...basis.tax, table: 34 } }, law).totals.tax,
    )
    expect(under({ SkattTab: '34' }, basis).totals.tax).toBeGreaterThan(tax)
    expect(under({ Prisbasbelopp: 70_000 }, basis).totals.tax).not.toBe(tax)
    // 20 % of 43 000 a year more, a twelfth of it in the month.
    expect(under({ Skiktgrans: 600_000 }, basis).totals.tax - tax).toBeGreaterThan(70_000)
    const cheaper = under({ AvgiftProcent: 30.42 }, basis)
    expect(contributions - cheaper.totals.contributions).toBe(Math.round(contributionBase / 100))
    expect([cheaper.totals.gross, cheaper.totals.tax]).toEqual([gross, tax])
    expect(cheaper.steps.some(({ source }) => source.includes('Tänkt värde'))).toBe(true)
  })

  it('under a year whose law is not entered stops by name', () => {
    expect(() => changedLaw(law, { LagAr: '2027' }, payDate)).toThrow(new MissingRule('Skattetabellerna', '2027-11-25'))
  })
})

describe('the form of a trial', () => {
  const problems = (values: object) => whatIfForm.problems({ ...whatIfForm.defaults(payDate), ...values })
  it('says what is wrong at the field', () => {
    expect(problems({})).toEqual({})
    expect(problems({ LonProcent: 3, LonKronor: 500 })).toEqual({ LonKronor: 'Ange procent eller kronor, inte båda.' })
    expect(problems({ LagAr: '27' })).toEqual({ LagAr: 'Ange året med fyra siffror, till exempel 2027.' })
  })
})
