import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '#contracts/rules/date.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import type { Basis } from '../../engine/basis.ts'
import { calculate } from '../../engine/calculate.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { law } from '../../law/law.ts'
import { basisOf, entered, fullTime, standing } from '../testing/given.ts'

const plain = basisOf('2026-05')
const ore = fc.integer({ min: 0, max: 9_000_000 })
const day = fc.integer({ min: 0, max: 30 }).map(days => addDays('2026-05-01', days))

const employment = fc
  .array(
    fc.record({
      day,
      pay: fc.integer({ min: 500_000, max: 9_000_000 }),
      degree: fc.constantFrom(2500, 5000, 10_000),
      salaryForm: fc.constantFrom('MÅN' as const, 'MÅN' as const, 'TIM' as const),
    }),
    { maxLength: 3 },
  )
  .map(changes => [
    fullTime,
    ...[...new Map(changes.map(change => [change.day, change])).values()].map(
      ({ day: from, pay, degree, salaryForm }) => ({
        ...fullTime,
        from,
        degree,
        salaryForm,
        weeklyHours: (4000 * degree) / 10_000,
        pay: salaryForm === 'TIM' ? Math.floor(pay / 170) : pay,
      }),
    ),
  ])

/**
 * Pay types of every kind: work, absence, benefits, allowances, deductions, pension, tax,
 * information.
 */
const numbers = [
  '1020',
  '1060',
  '1070',
  '1085',
  '1110',
  '1180',
  '1200',
  '2124',
  '3010',
  '4005',
  '4012',
  '4070',
  '5000',
  '5020',
  '6000',
  '6100',
  '6105',
  '6110',
  '6165',
  '6500',
  '9030',
  '1420',
  '8888',
]

const written = fc.record({
  payType: fc.constantFrom(...numbers),
  from: day,
  quantity: fc.option(fc.integer({ min: -1000, max: 10_000 })),
  price: fc.option(ore),
  amount: fc.option(fc.integer({ min: -500_000, max: 3_000_000 })),
})

const absences = fc.array(
  fc.record({
    type: fc.constantFrom('SJK', 'TJL', 'TFP', 'FPE', 'KOM', 'NÄR', 'SEM', 'SEO', 'TIO', 'PER'),
    from: day,
    days: fc.integer({ min: 0, max: 20 }),
    extent: fc.constantFrom(2500, 5000, 10_000),
  }),
  { maxLength: 3 },
)

const basis: fc.Arbitrary<Basis> = fc
  .record({
    employment,
    absences,
    entered: fc.array(written, { maxLength: 8 }),
    standing: fc.array(written, { maxLength: 4 }),
    time: fc.array(fc.record({ date: day, hours: fc.integer({ min: 0, max: 1200 }) }), { maxLength: 5 }),
    extraTime: fc.array(
      fc.record({
        date: day,
        kind: fc.constantFrom('additional' as const, 'simple' as const, 'qualified' as const),
        minutes: fc.integer({ min: 1, max: 300 }),
        isLieu: fc.boolean(),
      }),
      { maxLength: 4 },
    ),
    cars: fc.array(fc.record({ from: day, newPrice: fc.integer({ min: 0, max: 900_000 }), deduction: ore }), {
      maxLength: 2,
    }),
    variable: fc.constantFrom(0, 4_800_000),
    wanted: fc.option(fc.integer({ min: 0, max: 6_000_000 }), { freq: 6 }),
    changes: fc.array(
      fc.record({ replaces: fc.constantFrom('skatt.lopande', 'lön.2026-05-01', 'fast.s0', 'fack'), amount: ore }),
      {
        maxLength: 2,
      },
    ),
    type: fc.constantFrom('HUV', 'EXT', 'S25', 'NEJ', 'A15', '???'),
    garnishments: fc.array(fc.record({ order: fc.nat(3), reserved: ore, most: fc.option(ore) }), { maxLength: 2 }),
    advances: fc.array(ore, { maxLength: 2 }),
    netDecimals: fc.constantFrom(0, 1, 2),
    births: fc.constantFrom('1936-01-01', '1958-12-31', '1990-03-15', '2005-07-01'),
  })
  .map(given => ({
    ...plain,
    person: { ...plain.person, birthDate: given.births },
    employment: given.employment,
    time: given.time,
    tax: { ...plain.tax, type: given.type },
    absences: given.absences.map(({ type, from, days, extent }, at) => ({
      id: `f${at}`,
      type,
      from,
      to: addDays(from, days),
      extent,
      hours: {},
      child: '',
    })),
    entered: [
      ...given.entered.map(({ payType, from, ...rest }, at) => entered(payType, from, { id: `r${at}`, ...rest })),
      ...given.changes.map((change, at) => entered('1000', '2026-05-01', { id: `ä${at}`, ...change })),
    ],
    standing: given.standing.map(({ payType, from: _, ...rest }, at) => standing(payType, { id: `s${at}`, ...rest })),
    garnishments: given.garnishments.map((each, at) => ({ ...each, id: `u${at}`, from: '2026-01-01', to: null })),
    advances: given.advances.map((amount, at) => ({ id: `a${at}`, paid: '2026-05-02', amount })),
    union: { id: 'H', name: 'Handels', fee: 'PRC' as const, amount: 0, share: 120, most: 45_000 },
    extraTime: given.extraTime,
    cars: given.cars.map(({ from, newPrice, deduction }, at) => ({
      id: `b${at}`,
      name: 'Bil',
      from,
      to: null,
      deduction,
      vehicle: {
        modelYear: 2024,
        firstTaxed: '2024-02-01',
        fuel: 'EL' as const,
        newPrice,
        extras: 0,
        comparedPrice: 0,
        vehicleTax: 360,
        drivesFar: false,
      },
    })),
    holiday: { ...plain.holiday, method: { ...plain.holiday.method, variable: given.variable } },
    wantedNet: given.wanted === null ? null : { net: given.wanted, payType: '1045' },
    balances: [
      { kind: 'KOMP', before: 1000 },
      { kind: 'BET', before: 300 },
      { kind: 'SPA', before: 150 },
    ],
    company: { netDecimals: given.netDecimals },
  }))

/** Returns a basis with each of its lists in another order. */
function shuffled(given: Basis, swap: (length: number) => readonly number[]): Basis {
  const mixed = <Item>(items: readonly Item[]) => swap(items.length).map(at => items[at] as Item)
  return {
    ...given,
    employment: mixed(given.employment),
    days: mixed(given.days),
    payTypes: mixed(given.payTypes),
    amounts: mixed(given.amounts),
    standing: mixed(given.standing),
    entered: mixed(given.entered),
    absences: mixed(given.absences),
    time: mixed(given.time),
    garnishments: mixed(given.garnishments),
    advances: mixed(given.advances),
    extraTime: mixed(given.extraTime),
    cars: mixed(given.cars),
    balances: mixed(given.balances),
  }
}

/** Every number within a value. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Runs a property over payslips of any basis. */
const holds = (check: (payslip: Payslip, given: Basis) => void, numRuns = sizeOf({ small: 40, whole: 150 })) =>
  fc.assert(
    fc.property(basis, given => check(calculate(given, law), given)),
    { numRuns },
  )

describe('every payslip', () => {
  it('pays gross − tax + what comes after tax, and its rows add up to that', () => {
    holds(({ totals, rows }) => {
      expect(totals.gross - totals.tax + totals.afterTax).toBe(totals.net)
      const of = (...kinds: readonly string[]) =>
        rows.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + amount, 0)
      expect(of('BRUTTO', 'SKATT', 'NETTO')).toBe(totals.net)
      expect([of('BRUTTO'), of('FÖRMÅN'), -of('SKATT') + 0]).toEqual([totals.gross, totals.benefits, totals.tax])
    })
  })

  it('has whole numbers only, and is the same after JSON', () => {
    holds((payslip, given) => {
      expect(numbersIn(payslip).filter(each => !Number.isSafeInteger(each) || Object.is(each, -0))).toEqual([])
      expect(JSON.parse(JSON.stringify(payslip))).toEqual(payslip)
      expect(calculate(JSON.parse(JSON.stringify(given)), law)).toEqual(payslip)
    })
  })

  it('explains every row: its steps exist, and the last gives the amount', () => {
    holds(({ rows, steps }) => {
      const byId = new Map(steps.map(step => [step.id, step]))
      expect(byId.size).toBe(steps.length)
      for (const row of rows) {
        const last = byId.get(row.steps.at(-1) ?? '')
        expect(row.steps.every(id => byId.has(id))).toBe(true)
        // Time off is counted in hours, and the law's steps give the tax that a row deducts.
        const isTax = row.kind === 'SKATT' && row.id.startsWith('skatt.')
        expect(last?.unit === 'timmar' ? row.quantity : isTax ? -row.amount + 0 : row.amount).toBe(last?.value)
        expect(last?.source).not.toBe('')
        expect(last?.formula).not.toBe('')
      }
      const inputs = steps.flatMap(step => step.inputs.flatMap(input => input.step ?? []))
      expect(inputs.filter(id => !byId.has(id))).toEqual([])
    })
  })

  it('has rows with ids of their own', () => {
    holds(({ rows }) => {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    })
  })

  it('is the same bytes whatever order its lists come in', () => {
    fc.assert(
      fc.property(basis, fc.array(fc.nat(), { minLength: 120, maxLength: 120 }), (given, ranks) => {
        const swap = (length: number) =>
          Array.from({ length }, (_, at) => at).toSorted(
            (a, b) => (ranks[a % 120] ?? 0) - (ranks[b % 120] ?? 0) || b - a,
          )
        expect(JSON.stringify(calculate(shuffled(given, swap), law))).toBe(JSON.stringify(calculate(given, law)))
      }),
      { numRuns: sizeOf({ small: 25, whole: 100 }) },
    )
  })

  it('never deducts more tax than the cash, and takes no garnishment of a reserved amount', () => {
    holds(({ totals, rows }, { garnishments, entered: written }) => {
      const isTaxChanged = written.some(({ replaces }) => replaces === 'skatt.lopande')
      const cash = Math.max(0, totals.gross)
      const voluntary = rows.filter(({ payType }) => payType === '9030').reduce((sum, { amount }) => sum - amount, 0)
      if (!isTaxChanged) expect(totals.tax - voluntary).toBeLessThanOrEqual(cash)
      const taken = rows.filter(({ payType }) => payType === '6130').reduce((sum, { amount }) => sum - amount, 0)
      const least = Math.min(...garnishments.map(({ reserved }) => reserved))
      if (taken > 0) expect(totals.gross - totals.tax - taken).toBeGreaterThanOrEqual(least)
    })
  })
})
