import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law } from '../../law/law.ts'
import { amountOf, type DeclaredPayslip, type DeclaredPerson, type EarlierInYear } from './declaration.ts'
import { type DeclarationBasis, declarationOf } from './declaration-of.ts'
import { wholeSubmission } from './submission.ts'
import { basis, declaration, employer, payslip, person, row, sender, valuesOf } from './testing/given.ts'
import { declarationFiles } from './xml.ts'

const birth = (year: number) => `${year}03159804`
const one = (
  year: number,
  fields: Readonly<Record<string, number>>,
  differs: Partial<DeclaredPerson> = {},
  period = '2026-10',
) => declaration({ period, persons: [person('1', birth(year), differs)], payslips: [payslip('1', fields, { period })] })
const declared = (result: ReturnType<typeof declaration>) => valuesOf(result.statements[0] ?? { fields: [] })
const sum487 = (result: ReturnType<typeof declaration>) => amountOf(result.main, '487')

describe('the sum of contributions (487)', () => {
  it('B1: two rates', () => {
    const result = declaration({
      persons: [person('1', birth(1980)), person('2', birth(1950))],
      payslips: [payslip('1', { '011': 35_000 }), payslip('2', { '011': 20_000 })],
    })
    expect(result.main.rates).toMatchObject([
      { rate: 3142, base: 35_000_00, amount: 10_997_00 },
      { rate: 1021, base: 20_000_00, amount: 2_042_00 },
    ])
    expect(sum487(result)).toBe(13_039)
  })

  it('B2: two payslips of a young person are one statement, and share its limit', () => {
    const result = declaration({
      period: '2026-11',
      persons: [person('1', birth(2005))],
      payslips: ['a', 'b'].map(id => payslip('1', { '011': 20_000 }, { id, period: '2026-11' })),
    })
    expect(result.statements).toHaveLength(1)
    expect(declared(result)).toEqual({ '011': 40_000, '001': 0 })
    expect(sum487(result)).toBe(9_915)
  })

  it('shares the limit between two employments of a young person', () => {
    const result = declaration({
      persons: [person('1', birth(2005)), person('2', birth(2005))],
      payslips: [payslip('1', { '011': 20_000 }), payslip('2', { '011': 20_000 })],
    })
    expect(result.statements).toHaveLength(2)
    expect(sum487(result)).toBe(9_915)
  })

  it.each([
    ['B3', 30_000, '2026-03', 2005, 9_426],
    ['B4', 30_000, '2026-10', 2005, 6_773],
    ['B6', 10_000, '2026-05', 1937, 0],
    ...[1938, 1958].map(year => ['B7', 10_000, '2026-05', year, 1_021] as const),
    ...[1959, 1980, 2002].map(year => ['B8', 10_000, '2026-05', year, 3_142] as const),
    ...[2003, 2007].map(year => ['B9', 10_000, '2026-05', year, 2_081] as const),
    ['B10', 10_000, '2026-05', 2008, 3_142],
    ['B11', 40_000, '2026-05', 1980, 12_568],
  ] as const)('%s: %i kr in %s of somebody born in %i', (_, pay, period, year, expected) => {
    expect(sum487(one(year, { '011': pay }, {}, period))).toBe(expected)
  })

  it('B12: a benefit is a part of the base', () => {
    expect(sum487(one(1980, { '011': 40_000, '012': 4_000 }))).toBe(13_824)
  })

  it('B14: öre are dropped of each person', () => {
    const persons = ['1', '2', '3', '4'].map(number => person(number, birth(1980 + Number(number))))
    const result = declaration({ persons, payslips: persons.map(each => payslip(each.person, { '011': 30_000.99 })) })
    expect(result.main.rates).toMatchObject([{ base: 120_000_00 }])
    expect(sum487(result)).toBe(37_704)
  })

  it('B16: payslips of a month are added before öre are dropped', () => {
    const payslips = [payslip('1', { '011': 20_000.5 }, { id: 'a' }), payslip('1', { '011': 15_000.5 }, { id: 'b' })]
    expect(declared(declaration({ persons: [person('1', birth(1980))], payslips }))).toMatchObject({ '011': 35_001 })
  })

  it('B24: tax is in 497', () => {
    const result = declaration({
      persons: [person('1', birth(1980)), person('2', birth(1950))],
      payslips: [payslip('1', { '011': 35_000, '001': 7_134 }), payslip('2', { '011': 20_000, '001': 3_000 })],
    })
    expect(valuesOf(result.main)).toEqual({ '487': 13_039, '497': 10_134 })
  })

  it('B25: fuel is declared at 1.2 times its value, and contributions are paid on the value', () => {
    expect(sum487(one(1980, { '011': 35_000, '013': 2_625, '018': 1_625 }))).toBe(12_247)
  })

  it('is lowered by what the person may deduct, and never below nothing', () => {
    const deducted = (amount: number, kind: string) => {
      const rows = [row('a', '011', 10_000_00), row('b', '019', amount, { kind })]
      return declaration({ persons: [person('1', birth(1980))], payslips: [{ ...payslip('1', {}), rows }] })
    }
    for (const [amount, kind] of [
      [-4_000_00, 'NETTO'],
      [4_000_00, 'INFO'],
    ] as const) {
      const result = deducted(amount, kind)
      expect(declared(result)).toMatchObject({ '011': 10_000, '019': 4_000 })
      expect(sum487(result)).toBe(1_885)
    }
    expect(sum487(deducted(12_000_00, 'INFO'))).toBe(0)
  })

  it('has the amounts of the main form, and says how it is reached', () => {
    const { main } = declaration({
      persons: [person('1', birth(1980))],
      payslips: [payslip('1', { '011': 83_050, '001': 25_140 }, { contributions: 2609431 })],
      amounts: { '470': 20_000, '475': 4_000, '481': 10_000, '486': 2_426, '491': 5_000, '495': 1_500, '496': 60 },
    })
    expect(valuesOf(main)).toEqual({
      '470': 20_000,
      '475': 4_000,
      '481': 10_000,
      '486': 2_426,
      '487': 24_520,
      '491': 5_000,
      '495': 1_500,
      '496': 60,
      '497': 26_700,
    })
    expect(main).toMatchObject({ recomputed: 24_520, onPayslips: 2609431, difference: -31 })
    expect(main.steps.map(({ id, formula, value }) => [id, formula.replaceAll('\u00A0', ' '), value])).toEqual([
      ['avgift.deklaration.1', '83 050,00 × 31,42 %, öre stryks', 2609400],
      ['avgift.deklaration', '26 094,00', 2609400],
      ['agi.487', '26 094,00 + 2 426,00 − 4 000,00', 2452000],
      ['agi.497', '25 140,00 + 1 500,00 + 60,00', 2670000],
    ])
  })

  it('is Skatteverket’s as long as the number and the register agree on the age', () => {
    const [right, wrong] = ['1980-03-15', '1950-03-15'].map(birthDate => one(1980, { '011': 10_000 }, { birthDate }))
    expect([right && sum487(right), right?.main.recomputed]).toEqual([3_142, 3_142])
    expect([wrong && sum487(wrong), wrong?.main.recomputed]).toEqual([1_021, 3_142])
  })
})

describe('a year below 1 000 kr', () => {
  const of = (pay: number, earlierInYear: EarlierInYear, differs: Partial<DeclarationBasis> = {}) =>
    declaration({
      employer: { ...employer, usesYearLimit: true },
      persons: [person('1', birth(1980), { earlierInYear })],
      payslips: [payslip('1', { '011': pay, '001': 100 })],
      ...differs,
    })
  const none = { base: 0, free: 0 }

  it.each([
    [999, { '131': 999, '001': 100 }, 0],
    [1_000, { '011': 1_000, '001': 100 }, 314],
  ])('has no contributions: %i kr', (pay, fields, expected) => {
    const result = of(pay, none)
    expect(declared(result)).toEqual(fields)
    expect(sum487(result)).toBe(expected)
    expect(result.main.recomputed).toBe(expected)
  })

  it('B13: what was free counts once the year reaches the limit, and 010 says how much', () => {
    const result = of(1_000, { base: 500, free: 500 })
    expect(declared(result)).toEqual({ '011': 1_500, '010': 500, '001': 100 })
    expect(sum487(result)).toBe(471)
    expect(declared(of(499, { base: 500, free: 500 }))).toEqual({ '131': 499, '001': 100 })
    expect(declared(of(500, { base: 500, free: 500 }))).toMatchObject({ '011': 1_000, '010': 500 })
  })

  it('is of the payee, with all employments, and is no matter once it is reached', () => {
    const persons = [person('1', birth(1980)), person('2', birth(1980))]
    const payslips = [payslip('1', { '011': 500 }), payslip('2', { '012': 500 })]
    expect(of(0, none, { persons, payslips }).statements.map(valuesOf)).toEqual([
      { '011': 500, '001': 0 },
      { '012': 500, '001': 0 },
    ])
    expect(declared(of(10, { base: 5_000, free: 0 }))).toEqual({ '011': 10, '001': 100 })
    const earlier = { earlierInYear: { base: 5_000, free: 0 } }
    const again = [person('1', birth(1980), earlier), person('2', birth(1980))]
    const small = [payslip('1', { '011': 10 }), payslip('2', { '011': 10 })]
    expect(of(0, none, { persons: again, payslips: small }).statements.map(valuesOf)).toEqual([
      { '011': 10, '001': 0 },
      { '011': 10, '001': 0 },
    ])
  })

  it('is no matter to an employer who pays from the first krona', () => {
    expect(declared(of(10, none, { employer }))).toEqual({ '011': 10, '001': 100 })
  })
})

describe('the fields of a statement', () => {
  it.each([
    ['HUV', { '001': 0 }],
    ['STU', { '001': 0 }],
    ['S25', { '274': 0 }],
    ['A15', { '275': 0 }],
    ['LOK', { '253': 1 }],
  ])('have one field of tax: %s', (taxType, expected) => {
    expect(declared(one(1980, { '011': 100 }, { taxType }))).toEqual({ '011': 100, ...expected })
  })

  it('has no field of tax beside one that is a fact of the person', () => {
    expect(declared(one(1980, { '011': 100 }, { facts: new Map([['276', 1]]) }))).toEqual({ '011': 100, '276': 1 })
  })

  it('are others for pay without contributions', () => {
    const fields = { '011': 100, '012': 200, '013': 300, '018': 240, '041': 0, '020': 50 }
    const free = { '131': 100, '132': 200, '133': 300, '134': 240, '137': 1, '020': 50, '001': 0 }
    expect(declared(one(1980, fields, { contributionType: '00' }))).toEqual(free)
    const [slip] = [payslip('1', fields)]
    const rows = slip.rows.map(each => ({ ...each, contribution: 'FRI' }))
    expect(declared(declaration({ persons: [person('1', birth(1980))], payslips: [{ ...slip, rows }] }))).toEqual(free)
    // What is paid for a benefit stays with it, as in the base of the payslip.
    const paid = row('b', '013', -100_00, { kind: 'NETTO', contribution: 'FRI' })
    const some = { ...slip, rows: [row('a', '013', 300_00, { kind: 'FÖRMÅN' }), paid] }
    expect(declared(declaration({ persons: [person('1', birth(1980))], payslips: [some] }))).toMatchObject({
      '013': 200,
    })
  })

  it('name every row behind them, with what each adds', () => {
    const slip = {
      ...payslip('1', {}),
      rows: [row('b', '013', -500_50), row('a', '013', 2500_00), row('c', '001', -1_00)],
    }
    expect(declaration({ persons: [person('1', birth(1980))], payslips: [slip] }).statements[0]?.fields).toEqual([
      {
        box: '013',
        value: 1_999,
        rows: [
          { payslip: '1-1', row: 'a', amount: 2500_00 },
          { payslip: '1-1', row: 'b', amount: -500_50 },
        ],
      },
      { box: '001', value: 1, rows: [{ payslip: '1-1', row: 'c', amount: 1_00 }] },
    ])
  })

  it('have no tick of a row without an amount', () => {
    const slip = { ...payslip('1', { '011': 1 }), rows: [row('a', '011', 1_00), row('b', '', 0, { tick: '050' })] }
    expect(declared(declaration({ persons: [person('1', birth(1980))], payslips: [slip] }))).toEqual({
      '011': 1,
      '001': 0,
    })
  })
})

describe('who is declared', () => {
  it('B26: nobody with less than a krona, and such a person uses no number', () => {
    const result = declaration({ persons: [person('x', birth(1980))], payslips: [payslip('x', { '011': 0.5 })] })
    expect(result).toMatchObject({ statements: [], numbers: {}, leftOut: [{ person: 'x', why: 'nothing' }] })
    expect(result.leftOut[0]?.rows).toEqual([{ payslip: 'x-1', row: '011', amount: 50 }])
  })

  it('is not whoever is approved for F-tax, and a person that is not in the register is named', () => {
    const result = declaration({
      persons: [person('1', birth(1980), { taxType: 'FTG' })],
      payslips: [payslip('1', { '011': 100 }, { contributions: 31_42 }), payslip('2', { '011': 100 })],
    })
    expect(result.statements).toEqual([])
    expect(result.leftOut.map(({ person: who, why }) => [who, why])).toEqual([
      ['1', 'F-tax'],
      ['2', 'unknown'],
    ])
    expect(result.main).toMatchObject({ onPayslips: 0, difference: 0 })
  })

  it('is by the payslips of the period alone', () => {
    const payslips = [payslip('1', { '011': 100 }), payslip('1', { '011': 900 }, { period: '2026-09', id: 'earlier' })]
    expect(declared(declaration({ persons: [person('1', birth(1980))], payslips }))).toMatchObject({ '011': 100 })
  })
})

describe('the numbers of statements (570)', () => {
  const of = (names: readonly string[], numbers: Readonly<Record<string, number>> = {}) =>
    declaration({
      numbers,
      persons: names.map(name => person(name, birth(1980))),
      payslips: names.map(name => payslip(name, { '011': 100 })),
    }).numbers

  it('B27: are kept for good and never used again', () => {
    const october = { A: 2, B: 1 }
    expect(of(['A'], october)).toEqual(october)
    expect(of(['A', 'B'], october)).toEqual(october)
    expect(of(['A', 'C'], october)).toEqual({ A: 2, B: 1, C: 3 })
  })

  it('are the order of the statements', () => {
    const persons = ['A', 'B'].map((name, at) => person(name, birth(1980 + at)))
    const payslips = persons.map(each => payslip(each.person, { '011': 100 }))
    const { statements } = declaration({ persons, payslips, numbers: { A: 2, B: 1 } })
    expect(statements.map(each => each.person)).toEqual(['B', 'A'])
  })

  it('are those that somebody has chosen, else the employment numbers, else the next free', () => {
    expect(of(['12', 'C', '9'])).toEqual({ '12': 12, '9': 9, C: 13 })
    const persons = [person('x', birth(1980), { chosenNumber: 12 }), person('12', birth(1981))]
    const payslips = persons.map(each => payslip(each.person, { '011': 100 }))
    expect(declaration({ persons, payslips }).numbers).toEqual({ x: 12, '12': 13 })
    // A choice that comes later does not change what was declared.
    expect(declaration({ persons, payslips, numbers: { x: 3 } }).numbers).toMatchObject({ x: 3 })
  })
})

describe('absences', () => {
  const away = (differs: Partial<DeclarationBasis>) =>
    declaration({ persons: [person('1', birth(1980)), person('2', birth(1980)), person('3', birth(1985))], ...differs })

  it('of a day and kind are added, also of two employments, and have their rows', () => {
    const slip = {
      ...payslip('1', {}),
      rows: [
        row('a', '011', -800_00, { declaredAbsence: 'TFP', from: '2026-10-05', to: '2026-10-06' }),
        row('c', '011', -800_00, { declaredAbsence: 'TFP', from: '2026-10-06', to: '2026-10-09' }),
        row('d', '011', -800_00, { declaredAbsence: 'TFP', from: '2026-10-01', to: '2026-10-04' }),
        row('b', '011', -800_00, { declaredAbsence: 'FP', from: '2026-10-05', to: '2026-10-06' }),
      ],
    }
    const { absences } = away({
      payslips: [slip],
      absences: [
        { person: '1', date: '2026-10-05', kind: 'TFP', hours: 3_00 },
        { person: '2', date: '2026-10-05', kind: 'TFP', hours: 1_50 },
        { person: '3', date: '2026-10-05', kind: 'FP', percent: 50_00 },
      ],
    })
    expect(absences).toMatchObject([
      { persons: ['1', '2'], number: 1, hours: 4_50, percent: null, rows: [{ payslip: '1-1', row: 'a' }] },
      { persons: ['3'], number: 2, hours: null, percent: 50_00, rows: [] },
    ])
  })

  it('are not declared before 2025', () => {
    const absences = [{ person: '1', date: '2024-12-05', kind: 'TFP' as const, hours: 3_00 }]
    expect(away({ period: '2024-12', absences }).absences).toEqual([])
  })
})

/** Boxes of pay with and without contributions, benefits, tax and expenses. */
const boxes = ['011', '012', '013', '018', '098', '001', '020', '030', '050'] as const
const payslips = fc.array(
  fc.record({
    id: fc.uuid(),
    person: fc.constantFrom('1', '2', '3', 'X'),
    rows: fc.array(fc.record({ box: fc.constantFrom(...boxes), amount: fc.integer({ min: 1, max: 5_000_000_00 }) }), {
      maxLength: 6,
    }),
  }),
  { maxLength: 8 },
)
const slips = payslips.map(all =>
  all.map(({ id, person: number, rows }): DeclaredPayslip => {
    const made = rows.map(({ box, amount }, at) =>
      box === '050'
        ? row(String(at), '', amount, { tick: box, kind: 'NETTO' })
        : row(String(at), box, box === '001' || box === '098' ? -amount : amount),
    )
    return { ...payslip(number, {}, { id }), rows: made }
  }),
)
const register = [
  person('1', birth(1980)),
  person('2', birth(2005)),
  person('3', birth(1950)),
  person('X', birth(1985)),
]

describe('properties', () => {
  it('declared is paid: a field differs from its rows by dropped öre only, and no row is lost', () => {
    fc.assert(
      fc.property(slips, made => {
        const result = declaration({ persons: register, payslips: made })
        for (const { fields } of result.statements) {
          for (const { box, value, rows } of fields.filter(field => field.box !== '050')) {
            const paid = rows.reduce((sum, { amount }) => sum + amount, 0)
            expect(paid - Number(value) * 100, box).toBeGreaterThanOrEqual(0)
            expect(paid - Number(value) * 100, box).toBeLessThan(100)
          }
        }
        const named = [...result.statements.flatMap(({ fields }) => fields.flatMap(({ rows }) => rows))]
        const lost = result.leftOut.flatMap(({ rows }) => rows)
        const all = made.flatMap(({ id, rows }) => rows.map(each => `${id} ${each.id}`))
        const found = new Set([...named, ...lost].map(({ payslip: id, row: name }) => `${id} ${name}`))
        // Fields of less than a krona are not declared beside others.
        const small = all.filter(name => !found.has(name))
        const amounts = new Map(made.flatMap(({ id, rows }) => rows.map(each => [`${id} ${each.id}`, each.amount])))
        for (const name of small) expect(Math.abs(amounts.get(name) ?? 0)).toBeLessThan(100)
        const tax = made.flatMap(({ rows }) => rows.filter(({ box }) => box === '001')).map(({ amount }) => -amount)
        const dropped = tax.reduce((sum, amount) => sum + amount, 0) - amountOf(result.main, '497') * 100
        expect(dropped).toBeGreaterThanOrEqual(0)
        expect(dropped).toBeLessThan(100 * register.length)
      }),
    )
  })

  it('487 is Skatteverket’s own sum', () => {
    fc.assert(
      fc.property(slips, made => {
        const { main } = declaration({ persons: register, payslips: made })
        expect(amountOf(main, '487')).toBe(main.recomputed)
      }),
    )
  })

  it('any order of what comes in gives the same bytes', () => {
    const orders = slips.chain(made =>
      fc.record({
        made: fc.constant(made),
        shuffled: fc.shuffledSubarray(made, { minLength: made.length }),
        persons: fc.shuffledSubarray(register, { minLength: register.length }),
      }),
    )
    const absences = [
      { person: '1', date: '2026-10-05', kind: 'FP' as const, hours: 3_00 },
      { person: '1', date: '2026-10-05', kind: 'TFP' as const, hours: 2_00 },
      { person: '2', date: '2026-10-01', kind: 'TFP' as const, hours: 1_00 },
    ]
    fc.assert(
      fc.property(orders, ({ made, shuffled, persons }) => {
        const one_ = declarationOf(basis({ persons: register, payslips: made, absences }), law)
        const other = declarationOf(
          basis({
            persons,
            absences: absences.toReversed(),
            payslips: shuffled.map(each => ({ ...each, rows: each.rows.toReversed() })),
          }),
          law,
        )
        expect(JSON.stringify(other)).toBe(JSON.stringify(one_))
        const file = (each: typeof one_) => declarationFiles(wholeSubmission(each), sender, '2026-11-01T12:00:00')
        expect(file(other)).toEqual(file(one_))
      }),
    )
  })
})
