import { describe, expect, it } from 'vitest'
import type { Agreement, EmploymentFacts } from '../../engine/basis/person-facts.ts'
import type { Basis } from '../../engine/basis.ts'
import { usualExtraTime } from '../../engine/extra-time/overtime.ts'
import { basisOf, entered, fullTime, given, privateAgreement, standing } from '../testing/given.ts'

const payTypes = basisOf('2026-05').payTypes
const changed = (number: string, differs: object) =>
  payTypes.map(each => (each.number === number ? { ...each, ...differs } : each))
const rowsOf = (facts: Partial<Basis>, ...wanted: readonly string[]) =>
  given(facts)
    .when('2026-05')
    .payslip.rows.filter(({ payType }) => wanted.includes(payType))
    .map(({ quantity, amount }) => [(quantity ?? 0) / 100, amount / 100])

describe('retroactive pay', () => {
  it('is the difference of each earlier month, on the days that it concerns', () => {
    const { rows } = given(
      {
        employment: [
          { ...fullTime, pay: 3_800_000 },
          { ...fullTime, from: '2026-04-16' },
        ],
      },
      {
        fixedPay: [
          { from: '2026-03-01', to: '2026-03-31', amount: 3_800_000 },
          { from: '2026-04-01', to: '2026-04-30', amount: 3_800_000 },
        ],
      },
    ).when('2026-05').payslip
    // April 2026 has 22 workdays, of which 11 are from the 16th: 2 000 × 11 / 22.
    expect(rows.filter(({ payType }) => payType === '1080')).toMatchObject([
      { from: '2026-04-01', to: '2026-04-30', amount: 100_000, tax: 'ENG' },
    ])
  })
})

describe('the twenty amounts', () => {
  const amounts = [
    { slot: 'A01', name: 'OB', amount: 5000, mayDifferByAgreement: true, mayDifferByPerson: true },
    { slot: 'A02', name: 'OB natt', amount: 7000, mayDifferByAgreement: true, mayDifferByPerson: false },
    { slot: 'A03', name: 'OB helg', amount: 9000, mayDifferByAgreement: false, mayDifferByPerson: false },
  ]
  const own = { A01: 6500, A02: 9900, A03: 9900 }
  const source = 'Avtalet: avtalets belopp'
  const agreed = { A01: { rate: 6000, source }, A02: { rate: 8000, source }, A03: { rate: 9900, source } }

  it('are the person’s, else the agreement’s, else the table’s, where they may differ', () => {
    const hours = { quantity: 100 }
    const facts = {
      amounts,
      agreements: [{ ...privateAgreement, amounts: agreed }],
      employment: [{ ...fullTime, amounts: own }],
      entered: ['1200', '1210', '1220'].map(number => entered(number, '2026-05-04', hours)),
    }
    expect(rowsOf(facts, '1200', '1210', '1220')).toEqual([
      [1, 65],
      [1, 80],
      [1, 90],
    ])
  })

  it('are by an agreement also a part of the month’s pay, raised to full time', () => {
    const part: readonly [number, number] = [1, 600]
    const facts = {
      amounts,
      agreements: [{ ...privateAgreement, amounts: { A02: { rate: part, source }, A03: { rate: part, source } } }],
      employment: [{ ...fullTime, pay: 2_400_000, degree: 8000, weeklyHours: 3200 }],
      entered: ['1210', '1220'].map(number => entered(number, '2026-05-04', { quantity: 200 })),
    }
    // 24 000 / 80 % / 600 = 50. The table does not let the third amount differ.
    expect(rowsOf(facts, '1210', '1220')).toEqual([
      [2, 100],
      [2, 180],
    ])
    const { steps } = given(facts).when('2026-05').payslip
    expect(steps.find(({ id }) => id === 'rad.1210-2026-05-04')).toMatchObject({
      formula: '2 × 24\u00A0000,00 / 80\u00A0% / 600 = 100,00, avrundat till hela ören',
      source,
    })
  })
})

describe('overtime of an entered row', () => {
  const rows = ['1100', '1110', '1120'].map(number => entered(number, '2026-05-04', { quantity: 100 }))
  const part = { ...fullTime, pay: 2_400_000, degree: 7500, weeklyHours: 3000 }
  const own = { ...usualExtraTime, source: 'Avtalet: övertid', simple: [1, 96] as const, qualified: [1, 73] as const }
  const of = (extraTime: Agreement['extraTime'], differs: Partial<EmploymentFacts> = {}) =>
    rowsOf(
      { agreements: [{ ...privateAgreement, extraTime }], employment: [{ ...part, ...differs }], entered: rows },
      ...['1100', '1110', '1120'],
    ).map(([, amount]) => amount)

  it('is by the divisors of the agreement, else by the usual ones', () => {
    expect(of(null)).toEqual([228.57, 340.43, 444.44])
    expect(of(own)).toEqual([228.57, 333.33, 438.36])
    expect(of({ ...own, additional: { part: [1, 142] } })).toEqual([225.35, 333.33, 438.36])
    expect(of({ ...own, additional: { weeks: 330 } })).toEqual([242.42, 333.33, 438.36])
    const { steps } = given({ agreements: [{ ...privateAgreement, extraTime: own }], entered: rows }).when(
      '2026-05',
    ).payslip
    expect(steps.find(({ id }) => id === 'rad.1110-2026-05-04')?.source).toBe('Avtalet: övertid')
  })

  it('of an hourly pay is paid when an agreement says how', () => {
    const hourly = { salaryForm: 'TIM' as const, pay: 17_308 }
    expect(of(own, hourly)).toEqual([173.08, 312.51, 410.97])
    expect(of(null, hourly)).toEqual([173.08])
  })
})

describe('an imported quantity that was rounded', () => {
  it('is told where the row is explained: of an entered row, and of hourly pay', () => {
    const row = entered('1110', '2026-05-04', { quantity: 713, price: 20_000, imported: '7,125' })
    const { steps, rows } = given({
      employment: [{ ...fullTime, salaryForm: 'TIM', pay: 20_000 }],
      entered: [row],
      time: [
        { date: '2026-05-05', hours: 733, imported: '7\u00A0timmar 20\u00A0minuter' },
        { date: '2026-05-06', hours: 800 },
      ],
    }).when('2026-05').payslip
    const inputsOf = (number: string) => {
      const [first] = rows.filter(({ payType }) => payType === number)
      return steps.find(({ id }) => first?.steps.includes(id))?.inputs
    }
    expect(inputsOf('1110')).toContainEqual({
      name: 'Antal i importen',
      value: '7,125, avrundat till hundradelar 7,13',
    })
    expect(inputsOf('1010')).toContainEqual({
      name: 'Tid i importen 2026-05-05',
      value: '7\u00A0timmar 20\u00A0minuter, avrundat till hundradelar 7,33',
    })
    expect(inputsOf('1010')?.filter(({ name }) => name.startsWith('Tid i importen'))).toHaveLength(1)
  })
})

describe('formulas', () => {
  it('give price, quantity or sum of the company’s variables, facts and bases', () => {
    const facts: Partial<Basis> = {
      payTypes: changed('1420', { sumFormula: 'avrunda(BASEN * SKIFT; 2)' }).map(each =>
        each.number === '1000' ? { ...each, bases: ['P01'] } : each,
      ),
      formulas: [
        { kind: 'variable', code: 'SKIFT', formula: 'om(ANSTÅR >= 5; 0,1; 0,05)' },
        { kind: 'base', code: 'BASEN', slot: 'P01' },
      ],
      standing: [standing('1420')],
    }
    expect(rowsOf(facts, '1420')).toEqual([[0, 4000]])
    const { steps } = given(facts).when('2026-05').payslip
    expect(steps.find(({ id }) => id === 'fast.1420')).toMatchObject({
      source: 'Företagets formel',
      inputs: [
        { name: 'BASEN', value: '40000' },
        { name: 'SKIFT', value: '0,1' },
      ],
    })
  })

  it('read a base without information rows', () => {
    const facts: Partial<Basis> = {
      payTypes: changed('1420', { sumFormula: 'BASEN' }).map(each =>
        ['1000', '4090'].includes(each.number) ? { ...each, bases: ['P01'] } : each,
      ),
      formulas: [{ kind: 'base', code: 'BASEN', slot: 'P01' }],
      standing: [standing('1420')],
      entered: [entered('4090', '2026-05-04', { amount: 5000 })],
    }
    expect(rowsOf(facts, '1420')).toEqual([[0, 40_000]])
  })

  it('that cannot be counted are warned of, and give no row', () => {
    const facts = { payTypes: changed('1420', { sumFormula: '1 / 0' }), standing: [standing('1420')] }
    expect(given(facts).when('2026-05').payslip.warnings).toEqual([
      'Löneart 1420 Rörligt lönetillägg: Delning med noll.',
    ])
  })
})

describe('a row that somebody has written', () => {
  it('replaces what was calculated, whose steps stay', () => {
    const sick = { id: 's', type: 'TJL', from: '2026-05-04', to: '2026-05-06', extent: 10_000, hours: {}, child: '' }
    const facts = { absences: [sick] }
    const row = given(facts)
      .when('2026-05')
      .payslip.rows.find(({ payType }) => payType === '2122')
    const change = entered('2122', '2026-05-04', { replaces: row?.id ?? '', quantity: 200 })
    const after = given({ ...facts, entered: [change] }).when('2026-05').payslip
    const now = after.rows.find(({ payType }) => payType === '2122')
    // A third of 5 714,29 twice: what was calculated is what a day cost.
    expect(now).toMatchObject({ quantity: 200, amount: -380_953, id: row?.id })
    expect(now?.steps).toEqual([...(row?.steps ?? []), `rad.${change.id}`])
    expect(after.steps.find(({ id }) => id === `rad.${change.id}`)?.inputs).toMatchObject([
      { value: '−5\u00A0714,29 kr' },
    ])
  })

  it('that changes a row which is not calculated any more is warned of, and changes nothing', () => {
    const change = entered('2122', '2026-05-04', { replaces: 'ledig.TJL.2026-05-04.workdays', quantity: 200 })
    const { payslip } = given({ entered: [change] }).when('2026-05')
    expect(payslip.rows.map(({ payType }) => payType)).toEqual(['1000', '9000'])
    expect(payslip.warnings).toEqual([
      'Löneart 2122: raden som ändrades räknas inte längre fram. Ändringen är inte med.',
    ])
  })

  it('changes a standing row for this payout', () => {
    const change = entered('1400', '2026-05-01', { replaces: 'fast.1400', amount: 50_000 })
    expect(rowsOf({ standing: [standing('1400', { price: 150_000 })], entered: [change] }, '1400')).toEqual([[1, 500]])
  })

  it('changes the tax, and what follows from it', () => {
    const change = entered('9000', '2026-05-25', { replaces: 'skatt.lopande', amount: 1_000_000 })
    expect(given({ entered: [change] }).when('2026-05').payslip.totals).toMatchObject({
      tax: 1_000_000,
      net: 3_000_000,
    })
  })

  it('has its quantity by the pay type’s rule over its days', () => {
    const days = { from: '2026-05-11', to: '2026-05-17' }
    const of = (quantityRule: string) =>
      rowsOf(
        {
          payTypes: changed('1420', { quantityRule }),
          entered: [entered('1420', days.from, { ...days, price: 100 })],
          time: ['2026-05-12', '2026-05-12', '2026-05-18'].map(date => ({ date, hours: 300 })),
        },
        '1420',
      )[0]?.[0]
    // Ascension Day is the 14th.
    expect(['ETT', 'KAL', 'ARB', 'SCH', 'TIM', 'DAG'].map(of)).toEqual([1, 7, 4, 32, 6, 1])
  })

  it('is a percentage of its price when the pay type says so', () => {
    const share = { quantity: 1200, price: 5_000_000 }
    expect(rowsOf({ entered: [entered('3012', '2026-05-04', share)] }, '3012')).toEqual([[12, 6000]])
  })

  it('without a price is warned of with its quantity, and with an unknown pay type too', () => {
    const rows = [entered('1420', '2026-05-04', { quantity: 250 }), entered('8888', '2026-05-04', { amount: 1 })]
    expect(given({ entered: rows }).when('2026-05').payslip.warnings).toEqual([
      'Löneart 8888 finns inte i löneartstabellen. Raden är inte med.',
      'Löneart 1420 Rörligt lönetillägg: à-pris saknas för antalet 2,5, så raden är inte med. Ange à-pris eller belopp på raden, eller välj på lönearten hur beloppet räknas fram.',
    ])
  })

  it('without a price is warned of with what is missing, and where it is set', () => {
    const row = (number: string, from = '2026-05-04') => [entered(number, from, { quantity: 250 })]
    const of = (facts: Partial<Basis>) =>
      given(facts)
        .when('2026-05')
        .payslip.warnings[0]?.replace(/^.*à-pris saknas.* så raden är inte med\. /, '')
    expect(of({ entered: row('1210') })).toBe(
      'Beloppet OB natt (A02) är inte angivet. Ange det i löneartstabellen, på avtalet eller på den anställda.',
    )
    const amounts = basisOf('2026-05').amounts.filter(({ slot }) => slot !== 'A02')
    expect(of({ amounts, entered: row('1210') })).toBe(
      'Löneartstabellen använder inte belopp 02. Ange det i löneartstabellen.',
    )
    const byHour = { employment: [{ ...fullTime, salaryForm: 'TIM' as const, pay: 15_000 }] }
    expect(of({ ...byHour, entered: row('1005') })).toBe(
      'Lönearten räknar ”Månadslön / 21”, men personen har timlön. Ange à-pris eller belopp på raden.',
    )
    expect(of({ entered: row('1030', '2021-02-01') })).toBe(
      'Personen var inte anställd 2021-02-01. Ange à-pris eller belopp på raden.',
    )
    expect(of({ employment: [{ ...fullTime, weeklyHours: 0 }], entered: row('1030') })).toBe(
      'Lönearten räknar ”Timlön”, och det går inte. Kontrollera lön och veckoarbetstid på den anställda, eller ange à-pris på raden.',
    )
    expect(of({ entered: [entered('1060', '2026-05-04')] })).toBe(
      'Ange à-pris eller belopp på raden, eller välj på lönearten hur beloppet räknas fram.',
    )
    expect(of({ entered: [entered('1420', '2026-05-04')] })).toBe(
      'Löneart 1420 Rörligt lönetillägg: antal saknas, så raden är inte med. Ange antalet på raden, eller välj på lönearten hur det räknas fram.',
    )
  })

  it('has the person’s units and key when it has none of its own', () => {
    const employment = [{ ...fullTime, units: ['100', '', '7'], distribution: '' }]
    const rows = [
      entered('1060', '2026-05-04', { amount: 100 }),
      entered('1070', '2026-05-04', { amount: 100, distribution: 'HALVA' }),
    ]
    const payslip = given({ employment, entered: rows }).when('2026-05').payslip
    const of = (number: string) => payslip.rows.find(({ payType }) => payType === number)
    expect(of('1060')).toMatchObject({ units: ['100', '', '7', '', '', ''], distribution: '' })
    expect(of('1070')).toMatchObject({ units: ['', '', '', '', '', ''], distribution: 'HALVA' })
  })
})

describe('warnings', () => {
  const of = (facts: Partial<Basis>, last: { gross: number; net: number } | null = null) =>
    given(facts, { last }).when('2026-05').payslip.warnings

  it('name what a payroll clerk should look at', () => {
    expect(of({ entered: [entered('6100', '2026-05-04', { amount: 9_000_000 })] })).toEqual([
      'Nettolönen är negativ: −58\u00A0402,00 kr.',
    ])
    expect(of({}, { gross: 2_000_000, net: 1 })).toEqual([
      'Bruttolönen är minst dubbelt så stor som förra gången: 20\u00A0000,00 kr.',
    ])
    expect(of({}, { gross: 2_000_001, net: 1 })).toEqual([])
    expect(of({ person: { ...basisOf('2026-05').person, isPayable: false } })).toEqual([
      'Den anställda saknar bankkonto för utbetalningen.',
    ])
    expect(of({ employment: [] })).toEqual(['Lönebeskedet har inga rader.'])
    expect(of({ entered: [entered('6105', '2026-05-04', { amount: 50_000 })] })).toEqual([
      'Den anställda betalar 500,00 kr mer för förmåner än de är värda. Arbetsgivardeklarationen stoppas.',
    ])
  })
})

describe('warnings of the facts', () => {
  const lawAlone = { ...privateAgreement, isLawAlone: true as const }
  const noAgreement =
    'Avtal saknas. Lön, frånvaro och semester räknas efter lagen. Välj avtal på den anställda, under Avtal och arbetstid.'
  const of = (facts: Partial<Basis>) => given(facts).when('2026-05').payslip.warnings

  it('name that the person has no agreement, also for a part of the days', () => {
    expect(of({ agreements: [privateAgreement] })).toEqual([])
    expect(of({ agreements: [lawAlone] })).toEqual([noAgreement])
    const agreements = [lawAlone, { ...privateAgreement, id: 'A' }]
    const agreed = (from: string) => ({ agreements, employment: [fullTime, { ...fullTime, from, agreement: 'A' }] })
    expect(of(agreed('2026-05-11'))).toEqual([noAgreement])
    expect(of(agreed('2026-05-01'))).toEqual([])
  })

  it('name what was imported on a code without a pay type', () => {
    const leftOut = [
      { register: 'timeCodes' as const, code: 'ÖT', quantity: 450, amount: 0 },
      { register: 'payCodes' as const, code: 'BON', quantity: 0, amount: 50_000 },
      { register: 'payCodes' as const, code: 'PREM', quantity: 300, amount: 0 },
    ]
    expect(of({ leftOut })).toEqual([
      'Lönekod BON saknar löneart: 500,00 kr är inte med. Välj löneart på lönekoden, under Register, Lönekoder.',
      'Lönekod PREM saknar löneart: antal 3 är inte med. Välj löneart på lönekoden, under Register, Lönekoder.',
      'Tidkod ÖT saknar löneart: 4,5 timmar är inte med. Välj löneart på tidkoden, under Register, Tidkoder.',
    ])
  })
})

describe('hourly pay', () => {
  it('is warned of when the steering has no pay type for it', () => {
    const facts = {
      employment: [{ ...fullTime, salaryForm: 'TIM' as const, pay: 15_000 }],
      time: [{ date: '2026-05-04', hours: 750 }],
      steering: { ...basisOf('2026-05').steering, ArtTimLon: '' },
    }
    expect(given(facts).when('2026-05').payslip.warnings).toContain(
      'Timlön har ingen löneart i styrningen: 7,5 timmar är inte med.',
    )
  })

  it('is the reported hours by what an hour is paid on each day', () => {
    const hourly = { ...fullTime, salaryForm: 'TIM' as const, pay: 15_000 }
    const facts = {
      employment: [hourly, { ...hourly, from: '2026-05-11', pay: 16_050 }],
      time: ['2026-05-11', '2026-05-04', '2026-05-12', '2026-04-30'].map(date => ({ date, hours: 750 })),
    }
    expect(rowsOf(facts, '1010')).toEqual([
      [7.5, 1125],
      [15, 2407.5],
    ])
  })
})
