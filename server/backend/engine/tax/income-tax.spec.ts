import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law } from '../../law/law.ts'
import { inForce, MissingRule } from '../law.ts'
import { kronor, shareOf, toKronor } from '../money.ts'
import { incomeTax } from './income-tax.ts'
import { columnForPay } from './tax-column.ts'
import { MissingTaxTable, type TaxFacts } from './tax-facts.ts'
import { type TaxColumn, taxColumns } from './tax-rules.ts'

const facts: TaxFacts = {
  payDate: '2026-11-25',
  type: 'HUV',
  table: 33,
  column: 1,
  adjustment: null,
  extra: 0,
  cash: 0,
  benefits: 0,
  oneOff: 0,
  yearlyIncome: null,
  available: 0,
}
/** Returns the facts of a cash pay in öre, which can all be deducted from. */
const paid = (cash: number, differing: Partial<TaxFacts> = {}): TaxFacts => ({
  ...facts,
  cash,
  available: cash,
  ...differing,
})
const taxOf = (given: TaxFacts) => incomeTax(law, given).value.total / 100
const plain = (text = '') => text.replaceAll('\u00A0', ' ')

/** facts/tax.md section 2: cells of Skatteverket's file. */
const spotChecks: readonly (readonly [table: number, column: TaxColumn, income: number, tax: number])[] = [
  ...([
    [29, 1, 2000, 0],
    [29, 1, 2001, 150],
    [29, 6, 2001, 2],
    [29, 1, 15_000, 1962],
  ] as const),
  ...([
    [29, 1, 35_000, 6283],
    [30, 1, 25_000, 4208],
    [30, 2, 20_000, 3019],
    [30, 3, 45_000, 5891],
  ] as const),
  ...([
    [31, 1, 30_000, 5527],
    [31, 1, 80_000, 25_294],
    [31, 1, 100_000, 35_000],
    [32, 1, 28_000, 5215],
  ] as const),
  ...([
    [32, 1, 40_000, 8151],
    [32, 1, 55_000, 12_951],
    [32, 1, 80_000, 25_944],
    [32, 1, 80_001, 25_600],
  ] as const),
  ...([
    [33, 1, 20_000, 3391],
    [33, 1, 20_001, 3439],
    [33, 1, 35_000, 7134],
    [33, 3, 35_000, 3881],
  ] as const),
  ...([
    [33, 1, 79_999, 26_595],
    [33, 4, 80_000, 23_386],
    [33, 6, 80_001, 31_200],
    [34, 1, 18_000, 2990],
  ] as const),
  ...([
    [34, 3, 80_000, 24_065],
    [34, 1, 85_000, 29_750],
    [35, 1, 42_350, 9743],
    [35, 5, 30_000, 9656],
  ] as const),
  ...([
    [36, 1, 60_000, 17_347],
    [37, 6, 12_500, 3334],
    [38, 1, 40_000, 9655],
    [39, 4, 33_333, 7937],
  ] as const),
  ...([
    [40, 1, 50_000, 14_156],
    [41, 2, 27_000, 6221],
    [42, 1, 90_000, 38_700],
    [42, 6, 2001, 3],
  ] as const),
  [42, 1, 2_000_000, 1_220_000],
]

describe('tax by table', () => {
  it.each(spotChecks)('table %i, column %i, %i kr: %i kr', (table, column, income, tax) =>
    expect(taxOf(paid(kronor(income), { table, column }))).toBe(tax),
  )

  it.each<[string, number, number, number]>([
    ['A1', 34, 18_000_00, 2990],
    ['A3', 38, 40_000_00, 9655],
    ['A4', 31, 80_001_00, 25_600],
    ['A4, 32 % of 80 123', 31, 80_123_00, 25_639],
    ['A4, 50 % of two million', 31, 2_000_000_00, 1_000_000],
    ['A5: öre are dropped', 32, 35_000_99, taxOf(paid(35_000_00, { table: 32 }))],
    ['A6: still a row of amounts', 32, 80_000_50, 25_944],
  ])('%s: table %i, %i öre', (_, table, cash, tax) => expect(taxOf(paid(cash, { table }))).toBe(tax))

  it('A7: without a decision, the table’s tax and ten percent, öre dropped', () => {
    // The 5 604 of the example is a table of another year: 5 604 × 1.1 = 6 164.40.
    expect(taxOf(paid(28_000_00, { type: '???', table: 32 }))).toBe(Math.floor(5215 * 1.1))
    const { withoutDecision } = inForce(law.tax.deduction, facts.payDate).value
    expect(shareOf(5_604_00, withoutDecision, 'down', toKronor)).toBe(6_164_00)
  })

  it('counts benefits in the base', () => {
    expect(taxOf(paid(30_000_00, { benefits: 5_000_00 }))).toBe(7134)
  })

  it('deducts a month’s later payment as if all had been paid at once', () => {
    const first = taxOf(paid(20_000_00))
    const second = taxOf(paid(15_000_00, { earlier: { base: 20_000_00, tax: kronor(first) } }))
    expect(first + second).toBe(7134)
  })

  it('needs the table and the column', () => {
    expect(() => taxOf(paid(30_000_00, { table: null }))).toThrow(MissingTaxTable)
    expect(() => taxOf(paid(30_000_00, { column: null }))).toThrow(MissingTaxTable)
    expect(taxOf(paid(30_000_00, { table: null, column: null, type: 'EXT' }))).toBe(9000)
  })

  it('stops by name in a year without tables', () => {
    for (const payDate of ['2025-12-23', '2027-01-25']) {
      expect(() => taxOf(paid(30_000_00, { payDate }))).toThrow(MissingRule)
    }
    expect(() => taxOf(paid(30_000_00, { payDate: '2027-01-25' }))).toThrow('Skattetabellerna saknas för 2027-01-25.')
  })
})

describe('tax by one rate', () => {
  it.each<[string, Partial<TaxFacts>, number, number]>([
    ['A8: side income, öre dropped', { type: 'EXT' }, 12_345_67, 3703],
    ['a short job', { type: 'TMP' }, 10_000_00, 3000],
    ['a legal person without F-tax', { type: 'JUR' }, 10_000_00, 3000],
    ['A12: SINK of 2026', { type: 'S25' }, 40_000_00, 9000],
    ['SINK of 2025', { type: 'S25', payDate: '2025-12-23' }, 40_000_00, 10_000],
    ['SINK of a seafarer', { type: 'S25', isSeaIncome: true }, 40_000_00, 6000],
    ['A-SINK', { type: 'A15' }, 40_000_00, 6000],
    ['a student', { type: 'STU' }, 40_000_00, 0],
    ['a contractor with F-tax', { type: 'FTG' }, 40_000_00, 0],
    ['a locally employed person', { type: 'LOK' }, 40_000_00, 0],
    ['no deduction', { type: 'NEJ' }, 40_000_00, 0],
  ])('%s', (_, differing, cash, tax) => expect(taxOf(paid(cash, differing))).toBe(tax))

  it('says which kind of tax it is, as the declaration asks', () => {
    const kinds = ['HUV', 'EXT', 'S25', 'A15', 'NEJ'].map(type => incomeTax(law, paid(40_000_00, { type })).value.kind)
    expect(kinds).toEqual(['preliminary', 'preliminary', 'SINK', 'A-SINK', 'none'])
  })
})

describe('a decision on adjusted deduction', () => {
  const decision = { kind: 'PROCENT', percent: 1500, amount: 0, from: '2026-03-01', to: '2026-11-25' } as const

  it('A9: 15 % of 40 000', () => {
    expect(taxOf(paid(40_000_00, { adjustment: decision }))).toBe(6000)
    expect(taxOf(paid(40_000_00, { adjustment: decision, oneOff: 10_000_00, available: 50_000_00 }))).toBe(7500)
  })

  it('is in force from its first day to its last', () => {
    const adjusted = (payDate: string) => taxOf(paid(35_000_00, { adjustment: decision, payDate }))
    expect(['2026-02-28', '2026-03-01', '2026-11-25', '2026-11-26'].map(adjusted)).toEqual([7134, 5250, 5250, 7134])
  })

  it('is an amount, or raises or lowers the income of the table', () => {
    const by = (kind: 'BELOPP' | 'MINUS' | 'PLUS', cash: number) =>
      taxOf(paid(cash, { adjustment: { ...decision, kind, amount: 5_000_00 } }))
    expect([by('BELOPP', 35_000_00), by('MINUS', 40_000_00), by('PLUS', 30_000_00)]).toEqual([5000, 7134, 7134])
    expect(by('MINUS', 4_000_00)).toBe(0)
    const second = (tax: number) =>
      taxOf(
        paid(35_000_00, {
          adjustment: { ...decision, kind: 'BELOPP', amount: 5_000_00 },
          earlier: { base: 10_000_00, tax },
        }),
      )
    expect([0, 2_000_00, 5_000_00, 6_000_00].map(second)).toEqual([5000, 3000, 0, 0])
  })
})

describe('a one-off amount', () => {
  it.each([
    [477_600, 26],
    [477_601, 34],
    [25_041, 0],
    [25_042, 10],
    [900_000, 54],
  ])('of a yearly income of %i kr: %i %%', (income, percent) =>
    expect(taxOf(paid(0, { oneOff: 10_000_00, yearlyIncome: kronor(income), available: 10_000_00 }))).toBe(
      percent * 100,
    ),
  )

  it('is estimated from twelve payments and itself, and says so', () => {
    // 12 × 39 000 + 10 000 = 478 000 is above 477 600, as 12 × 38 900 + 10 000 is not.
    const of = (cash: number) => incomeTax(law, { ...paid(cash), oneOff: 10_000_00, available: cash + 10_000_00 })
    expect([of(39_000_00).value.oneOff, of(38_900_00).value.oneOff]).toEqual([3_400_00, 2_600_00])
    const step = of(39_000_00).steps.find(({ id }) => id === 'skatt.engang')
    expect(step?.inputs.map(({ name, value }) => [name, plain(value)])).toContainEqual([
      'Årsinkomst, uppskattad till tolv sådana löner och beloppet',
      '478 000,00 kr',
    ])
  })

  it('counts what was paid earlier in the month as a part of the month’s pay', () => {
    // 12 × (19 000 + 20 000) + 10 000 = 478 000 is above 477 600, as 19 900 in its place is not.
    const afterPay = (base: number) =>
      incomeTax(law, {
        ...paid(19_000_00),
        oneOff: 10_000_00,
        available: 29_000_00,
        earlier: { base, tax: 0 },
      }).value.oneOff
    expect([afterPay(20_000_00), afterPay(19_900_00)]).toEqual([3_400_00, 2_600_00])
  })

  it('stops by name for a column whose percentages are not entered', () => {
    const { oneOff } = law.tax
    const [of2023] = oneOff.entries.map(entry => ({ ...entry, from: '2026-01-01', to: '2026-12-31' }))
    const older = { ...law, tax: { ...law.tax, oneOff: { ...oneOff, entries: of2023 ? [of2023] : [] } } }
    const given = paid(0, { oneOff: 10_000_00, column: 3 })
    expect(() => incomeTax(older, given)).toThrow('Skattesatserna för engångsbelopp i kolumn 3 saknas för 2026-11-25.')
  })
})

describe('the deduction', () => {
  it('A11: is never more than the cash', () => {
    const given = paid(30_000_00, { benefits: 20_000_00, available: 5_000_99 })
    expect(incomeTax(law, given).value).toMatchObject({ total: 5_000_00, regular: 5_000_00 })
    const [step, last] = incomeTax(law, given).steps
    expect([step?.value, plain(step?.formula)]).toEqual([
      5_000_00,
      'raden 49 801–50 000: 11 702; den kontanta lönen räcker till 5 000,00',
    ])
    expect([last?.value, plain(last?.formula)]).toEqual([5_000_00, '5 000,00'])
  })

  it('is nothing for a payment below 100 kr', () => {
    expect([99_99, 100_00].map(cash => taxOf(paid(cash, { type: 'EXT' })))).toEqual([0, 30])
  })

  it('has what the employee asks for beyond', () => {
    expect(incomeTax(law, paid(35_000_00, { extra: 500_00 })).value).toEqual({
      kind: 'preliminary',
      regular: 7_134_00,
      oneOff: 0,
      extra: 500_00,
      total: 7_634_00,
    })
  })

  it('is explained by table, column, income without öre and row, and the law', () => {
    const { steps } = incomeTax(law, paid(34_900_45))
    expect(steps.map(({ id, value }) => [id, value])).toEqual([
      ['skatt.lopande', 7_134_00],
      ['skatt', 7_134_00],
    ])
    const [step] = steps
    expect(step).toMatchObject({
      text: 'Skatt enligt tabell 33, kolumn 1',
      source: 'SKV 433 utgåva 36, inkomståret 2026',
    })
    expect(plain(step?.formula)).toBe('raden 34 801–35 000: 7 134')
    expect(step?.inputs.map(({ name, value }) => [name, plain(value)])).toEqual([
      ['Kontant lön', '34 900,45 kr'],
      ['Tabell', '33'],
      ['Kolumn', '1'],
      ['Inkomst utan öre', '34 900,00 kr'],
    ])
    expect(plain(incomeTax(law, paid(80_123_00, { table: 31 })).steps[0]?.formula)).toBe(
      'över 80 000: 80 123,00 × 32 %, öre stryks',
    )
  })
})

it.each([
  ['1960-01-01', 1],
  ['1959-12-31', 3],
  ['1958-12-31', 3],
])('who is born on %s has column %i for pay in 2026', (birthDate, column) =>
  expect(columnForPay(law, '2026-06-25', birthDate)).toBe(column),
)

describe('for any payment', () => {
  const amount = fc.integer({ min: 0, max: 300_000_00 })
  const anyFacts = fc.record({
    payDate: fc.constantFrom('2026-01-01', '2026-12-31'),
    type: fc.constantFrom('HUV', 'EXT', 'TMP', 'STU', 'JUR', 'FTG', 'S25', 'A15', 'LOK', '???', 'NEJ'),
    table: fc.integer({ min: 29, max: 42 }),
    column: fc.constantFrom(...taxColumns),
    adjustment: fc.option(
      fc.record({
        kind: fc.constantFrom('PROCENT', 'BELOPP', 'MINUS', 'PLUS'),
        percent: fc.nat(10_000),
        amount,
        from: fc.constant('2026-01-01'),
        to: fc.constantFrom('2026-06-30', '2026-12-31'),
      }),
    ),
    extra: amount,
    cash: amount,
    benefits: amount,
    oneOff: amount,
    yearlyIncome: fc.option(amount),
    available: fc.integer({ min: -50_000_00, max: 600_000_00 }),
  })

  it('the tax is whole kronor, at least nothing and at most the cash, the sum of its parts, and what its last step says', () =>
    fc.assert(
      fc.property(anyFacts, given => {
        const { value, steps } = incomeTax(law, given)
        expect(value.total % 100).toBe(0)
        expect(value.total).toBeGreaterThanOrEqual(0)
        expect(value.total).toBeLessThanOrEqual(Math.max(0, given.available))
        expect(value.regular + value.oneOff + value.extra).toBe(value.total)
        expect(steps.at(-1)).toMatchObject({ id: 'skatt', value: value.total })
        const stepValue = (id: string) => steps.find(step => step.id === id)?.value ?? 0
        expect(['skatt.lopande', 'skatt.engang', 'skatt.extra'].map(stepValue)).toEqual([
          value.regular,
          value.oneOff,
          value.extra,
        ])
        expect(steps.every(({ formula, source }) => formula !== '' && source !== '')).toBe(true)
        expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
      }),
    ))
})
