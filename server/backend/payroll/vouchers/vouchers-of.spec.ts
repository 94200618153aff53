import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PayRow } from '../engine/payslip.ts'
import type { Company } from './company.ts'
import { companyWith, netRow, personWith, rowWith, slipWith, taxRow } from './testing.ts'
import { MissingAccount, reversalOf, type Voucher } from './voucher.ts'
import { type Basis, numbered, vouchersOf } from './vouchers-of.ts'

const oneDay = { BokfdatLon: 'U', BokfdatSkatt: 'U' } as const
const withCosts = { KonteraBerArbAvg: true, KonteraBerSemLon: true, ...oneDay } as const

const basisWith = (changes: Partial<Basis> = {}): Basis => ({
  ...{ company: companyWith(oneDay), period: '2026-12', lastDay: '2026-12-31' },
  ...{ people: [personWith('1'), personWith('2')], payslips: [], contributions: [], holiday: [], keys: {} },
  ...changes,
})

const sum = (rows: readonly { readonly amount: number }[]) => rows.reduce((total, { amount }) => total + amount, 0)
/** Returns a voucher as lines: account, units, amount in kronor. */
const lines = (voucher: Voucher | undefined) =>
  voucher?.rows.map(({ account, units, amount }) => [account, ...units.filter(Boolean), amount / 100])
const only = (vouchers: readonly Voucher[]) => {
  expect(vouchers).toHaveLength(1)
  return vouchers[0]
}

describe('the vouchers of a period', () => {
  const pay = slipWith('1', [rowWith(3_000_000), taxRow(700_000)])
  const contributions = [{ payslip: 'slip-1', kind: 'full', amount: 942_600 }] as const

  it('are pay, tax, contributions and net on one voucher when they have one date (SIE sample)', () => {
    const voucher = only(vouchersOf(basisWith({ company: companyWith(withCosts), payslips: [pay], contributions })))
    expect([voucher?.date, voucher?.text, voucher?.series]).toEqual([
      '2026-12-23',
      'Lön, skatter och avgifter 2026-12',
      'F',
    ])
    expect(lines(voucher)).toEqual([
      ['7210', 30_000],
      ['7510', 9426],
      ['2710', -7000],
      ['2731', -9426],
      ['2821', -23_000],
    ])
  })

  it('have taxes and contributions on their own date by BokfdatSkatt, by way of the net pay', () => {
    const company = companyWith({ ...withCosts, BokfdatSkatt: 'L' })
    const [wages, taxes, ...others] = vouchersOf(basisWith({ company, payslips: [pay], contributions }))
    expect(others).toEqual([])
    expect([wages?.date, wages?.text]).toEqual(['2026-12-23', 'Lön 2026-12'])
    expect(lines(wages)).toEqual([
      ['7210', 30_000],
      ['2821', -30_000],
    ])
    expect([taxes?.date, taxes?.text]).toEqual(['2026-12-31', 'Skatter och avgifter 2026-12'])
    expect(lines(taxes)).toEqual([
      ['2821', 7000],
      ['7510', 9426],
      ['2710', -7000],
      ['2731', -9426],
    ])
  })

  it('post garnishment, advances and rounding on the accounts of their rows, and a deduction on its pay', () => {
    const rows = [
      rowWith(3_000_050),
      rowWith(-142_857, { id: 'VAB', payType: '2110' }),
      taxRow(600_000),
      netRow(-200_000, { id: 'utm', account: '2750' }),
      netRow(-100_000, { id: 'förskott', account: '1613' }),
      netRow(50_000, { id: 'traktamente', account: '7321' }),
      netRow(7, { id: 'öre', account: '3740' }),
    ]
    expect(lines(only(vouchersOf(basisWith({ payslips: [slipWith('1', rows)] }))))).toEqual([
      ['3740', 0.07],
      ['7210', 28_571.93],
      ['7321', 500],
      ['1613', -1000],
      ['2710', -6000],
      ['2750', -2000],
      ['2821', -20_072],
    ])
  })

  it('post a debt of the person, cash, and the accounts of the person type where the pay type has none', () => {
    const account = ''
    const payslips = [
      slipWith('1', [rowWith(100_000, { account }), netRow(-300_000)]),
      slipWith('2', [rowWith(100_000, { account }), taxRow(30_000, { account, box: '274' })]),
    ]
    const people = [personWith('1', { type: 'LED' }), personWith('2', { type: 'ARB', isPaidInCash: true })]
    const company = companyWith({ ...oneDay, KtoSINK: '2711' })
    expect(lines(only(vouchersOf(basisWith({ company, people, payslips }))))).toEqual([
      ['1619', 2000],
      ['7010', 1000],
      ['7220', 1000],
      ['1910', -700],
      ['2711', -300],
      ['2799', -3000],
    ])
  })

  it('post contributions by what they are paid on, and the rest of öre with the largest', () => {
    const rows = [
      rowWith(3_000_000),
      rowWith(150_000, { id: 'bil', kind: 'FÖRMÅN', account: '7385', box: '013' }),
      netRow(-50_000, { id: 'för bil', account: '7388', contribution: 'AVG', box: '013' }),
      netRow(-50_000, { id: 'utan ruta', contribution: 'AVG' }),
      rowWith(100_000, { id: 'trakt', account: '7322' }),
      rowWith(-200_000, { id: 'bav', account: '7218' }),
    ]
    const company = companyWith(withCosts)
    const costs = [{ payslip: 'slip-1', kind: 'full', amount: 942_601 }] as const
    const voucher = only(vouchersOf(basisWith({ company, payslips: [slipWith('1', rows)], contributions: costs })))
    expect(lines(voucher)?.filter(([account]) => String(account).startsWith('75'))).toEqual([
      ['7510', 9426.01],
      ['7512', 314.2],
      ['7515', 314.2],
      ['7518', -628.4],
    ])
  })

  it('post the öre that the declaration drops as rounding', () => {
    const basis = { company: companyWith(withCosts), payslips: [pay], declaredContributions: 942_500 }
    const costs = [{ payslip: 'slip-1', kind: 'full', amount: 942_550 }] as const
    const rows = lines(only(vouchersOf(basisWith({ ...basis, contributions: costs }))))
    expect(rows).toContainEqual(['2731', -9425])
    expect(rows).toContainEqual(['3740', -0.5])
  })

  it('post benefits against their contra account, and pension with its tax, only when they are posted here', () => {
    const rows = [
      rowWith(100_000),
      rowWith(50_000, { id: 'bil', kind: 'FÖRMÅN', account: '7385' }),
      rowWith(20_000, { id: 'p1', kind: 'PENSION', contribution: 'SLP', account: '7411' }),
      rowWith(10_000, { id: 'p2', kind: 'PENSION', contribution: 'SLP', account: '7412' }),
    ]
    const payslips = [slipWith('1', rows, { payrollTax: 7278 })]
    const posted = (changes: Partial<Company>) =>
      lines(only(vouchersOf(basisWith({ company: companyWith({ ...oneDay, ...changes }), payslips }))))
    expect(posted({})).toEqual([
      ['7210', 1000],
      ['2821', -1000],
    ])
    expect(posted({ KonteraNaturaFrm: true, KonteraPension1: true })).toEqual([
      ['7210', 1000],
      ['7385', 500],
      ['7411', 200],
      ['7533', 48.52],
      ['2514', -48.52],
      ['2821', -1000],
      ['2930', -200],
      ['7399', -500],
    ])
  })

  it('bring the holiday liability to its change, whether holiday pay is settled against it or not', () => {
    const rows = [rowWith(2_000_000), rowWith(1_000_000, { id: 'sem', account: '7285' })]
    const payslips = [slipWith('1', rows)]
    const holiday = [{ person: '1', liability: -640_000, contributions: -201_088 }]
    const posted = (KonteraAvrSemLon: boolean) => {
      const company = companyWith({ ...withCosts, KonteraAvrSemLon })
      return lines(only(vouchersOf(basisWith({ company, payslips, holiday, contributions }))))
    }
    expect(posted(false)).toEqual([
      ['2920', 6400],
      ['2941', 2010.88],
      ['7210', 20_000],
      ['7285', 10_000],
      ['7510', 9426],
      ['2731', -9426],
      ['2821', -30_000],
      ['7291', -6400],
      ['7519', -2010.88],
    ])
    // The holiday pay of 10 000 takes from the liability, and 3 600 has been earned.
    expect(posted(true)).toEqual([
      ['2920', 6400],
      ['2941', 2010.88],
      ['7210', 20_000],
      ['7291', 3600],
      ['7510', 6284],
      ['7519', 1131.12],
      ['2731', -9426],
      ['2821', -30_000],
    ])
  })

  it('leave passive employees out unless they are posted', () => {
    const people = [personWith('1', { isPassive: true })]
    expect(vouchersOf(basisWith({ people, payslips: [pay] }))).toEqual([])
    const company = companyWith({ ...oneDay, KonteraPassiva: true })
    expect(vouchersOf(basisWith({ company, people, payslips: [pay] }))).toHaveLength(1)
  })

  it('stop by name for an account that is not entered', () => {
    const company = companyWith({ ...oneDay, KtoNettolon: '' })
    expect(() => vouchersOf(basisWith({ company, payslips: [pay] }))).toThrow(MissingAccount)
    expect(() => vouchersOf(basisWith({ company, payslips: [pay] }))).toThrow(
      'Kontot Löner att betala är inte angivet i bokföringsinställningarna.',
    )
  })
})

describe('result units', () => {
  const thirds = ['A', 'B', 'C'].map(code => ({
    units: [code, '', '', '', '', ''],
    weight: code === 'A' ? 33_3334 : 33_3333,
  }))
  const open = { OpenResEnhet1: true, OpenResEnhet2: true } as const
  const rows = [rowWith(1_000_001, { distribution: 'TRE', units: ['', 'P1'] }), taxRow(300_000)]
  const payslips = [slipWith('1', rows)]
  const posted = (changes: Partial<Company>, costs: Basis['contributions'] = []) => {
    const company = companyWith({ ...withCosts, ...open, ...changes })
    return lines(only(vouchersOf(basisWith({ company, payslips, keys: { TRE: thirds }, contributions: costs }))))
  }

  it('divide a cost by its key, and the largest share takes the öre', () => {
    expect(posted({})).toEqual([
      ['7210', 'A', 'P1', 3333.35],
      ['7210', 'B', 'P1', 3333.33],
      ['7210', 'C', 'P1', 3333.33],
      ['2710', -3000],
      ['2821', -7000.01],
    ])
  })

  it('say which row has taken the öre of the division', () => {
    const company = companyWith({ ...oneDay, ...open })
    const rowsOf = only(vouchersOf(basisWith({ company, payslips, keys: { TRE: thirds } })))?.rows ?? []
    // Of 1 000 001 öre a share of 333 334 millionths is 333 334 öre, and the others are 333 333.
    expect(rowsOf.map(({ remainder }) => remainder)).toEqual([1, 0, 0, 0, 0])
  })

  it('divide contributions and contra accounts only when the company says so', () => {
    const costs = [{ payslip: 'slip-1', kind: 'full', amount: 314_200 }] as const
    expect(posted({}, costs)).toContainEqual(['7510', 3142])
    expect(posted({ FordelaArbAvg: true }, costs)).toEqual(
      expect.arrayContaining([
        ['7510', 'A', 'P1', 1047.34],
        ['7510', 'B', 'P1', 1047.33],
        ['2731', -3142],
      ]),
    )
    expect(posted({ FordelaMotkonto: true })).toEqual(
      expect.arrayContaining([
        ['2710', 'A', 'P1', -1000.02],
        ['2821', 'C', 'P1', -2333.33],
      ]),
    )
  })

  it('are those that are open, and the company has units of its own for what says nothing', () => {
    expect(posted({ OpenResEnhet2: false })?.[0]).toEqual(['7210', 'A', 3333.35])
    const company = companyWith({ ...oneDay, ...open, ResEnhet2Std: 'P9' })
    const plain = [slipWith('1', [rowWith(100)])]
    expect(lines(only(vouchersOf(basisWith({ company, payslips: plain }))))?.[0]).toEqual(['7210', 'P9', 1])
  })

  it('stop for a key that does not exist', () => {
    expect(() => vouchersOf(basisWith({ payslips }))).toThrow('There is no distribution key TRE.')
  })
})

describe('what a voucher specifies', () => {
  const payslips = ['1', '2'].map(person =>
    slipWith(person, [
      rowWith(100_000, { quantity: 800, unit: 'TIM' }),
      rowWith(50_000, { id: 'ob', payType: '1200', text: 'OB', quantity: 200, unit: 'TIM', from: '2026-12-05' }),
      taxRow(30_000),
    ]),
  )
  const people = [personWith('1', { department: 'D1' }), personWith('2', { department: 'D2' })]
  const counts = (changes: Partial<Company>) => {
    const company = companyWith({ ...oneDay, ...changes })
    const rows = only(vouchersOf(basisWith({ company, people, payslips })))?.rows ?? []
    return ['7210', '2710', '2821'].map(account => rows.filter(row => row.account === account).length)
  }

  it.each([
    ['nothing', {}, [1, 1, 1]],
    ['employees', { SpecaAnstNr: true }, [2, 1, 1]],
    ['pay types', { SpecaLonArt: true }, [2, 1, 1]],
    ['dates', { SpecaDatum: true }, [2, 1, 1]],
    ['texts', { SpecaText: true }, [2, 1, 1]],
    ['departments', { SpecaAvdelning: true }, [2, 1, 1]],
    ['employees and pay types', { SpecaAnstNr: true, SpecaLonArt: true }, [4, 1, 1]],
    ['taxes', { SpecaSkatt: true }, [1, 2, 1]],
    ['net pay', { SpecaNetto: true }, [1, 1, 2]],
  ])('%s', (_, changes, expected) => expect(counts(changes)).toEqual(expected))

  it('is said of each row, with the rows of the payslips that it comes from', () => {
    const company = companyWith({ ...oneDay, SpecaLonArt: true, KonteraAntal: true })
    const rows = only(vouchersOf(basisWith({ company, people, payslips })))?.rows ?? []
    expect(rows.map(({ payType, quantity, sources }) => ({ payType, quantity, sources }))).toEqual([
      { payType: '1000', quantity: 1600, sources: payslips.map(({ id }) => ({ payslip: id, rows: ['1000-'] })) },
      { payType: '1200', quantity: 400, sources: payslips.map(({ id }) => ({ payslip: id, rows: ['ob'] })) },
      { payType: '', quantity: null, sources: payslips.map(({ id }) => ({ payslip: id, rows: ['9000'] })) },
      { payType: '', quantity: null, sources: payslips.map(({ id }) => ({ payslip: id, rows: [] })) },
    ])
  })

  it('has no sum of hours and days', () => {
    const company = companyWith({ ...oneDay, KonteraAntal: true })
    const mixed = [
      slipWith('1', [rowWith(1, { quantity: 100, unit: 'TIM' }), rowWith(1, { id: 'd', quantity: 100, unit: 'DAG' })]),
    ]
    expect(only(vouchersOf(basisWith({ company, payslips: mixed })))?.rows[0]?.quantity).toBeNull()
  })
})

describe('rounding, numbers and reversals', () => {
  const payslips = [slipWith('1', [rowWith(3_000_049), rowWith(149, { id: 'x', account: '7211' }), taxRow(700_000)])]

  it('posts whole kronor by AvrundaKontering, and the rest on 3740', () => {
    const company = companyWith({ ...oneDay, AvrundaKontering: 0 })
    expect(lines(only(vouchersOf(basisWith({ company, payslips }))))).toEqual([
      ['3740', 1],
      ['7210', 30_000],
      ['7211', 1],
      ['2710', -7000],
      ['2821', -23_002],
    ])
  })

  it('numbers vouchers in the order of their dates, and says the next number', () => {
    const company = companyWith({ VernrUseNext: true, VernrNextNr: 41 })
    const vouchers = vouchersOf(basisWith({ company, payslips }))
    const { vouchers: inOrder, next } = numbered(company, vouchers.toReversed())
    expect(inOrder.map(({ date, number }) => [date, number])).toEqual([
      ['2026-12-23', 41],
      ['2026-12-31', 42],
    ])
    expect(next).toBe(43)
    expect(numbered(companyWith(), vouchers)).toEqual({ vouchers, next: 1 })
  })

  it('takes a voucher back row by row', () => {
    const [voucher] = vouchersOf(basisWith({ payslips }))
    if (!voucher) throw new Error('There is no voucher.')
    const back = reversalOf(voucher, '2027-01-04')
    expect(back).toMatchObject({ date: '2027-01-04', reverses: voucher.id, number: null })
    expect(back.text).toBe('Återföring av Lön, skatter och avgifter 2026-12')
    for (const [at, row] of voucher.rows.entries()) expect(sum([row, back.rows[at] ?? row])).toBe(0)
  })
})

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
      people: [
        personWith('1'),
        personWith('2', { type: 'ARB', isPassive: true }),
        personWith('3', { isPaidInCash: true }),
      ],
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
      ...(declared !== null && { declaredContributions: declared }),
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
        const isPosted = (person: string) => company.KonteraPassiva || person !== '2'
        const net = basis.payslips
          .filter(({ person }) => isPosted(person))
          .map(({ totals }) => ({ amount: totals.net }))
        expect(sum(posted) + sum(net)).toBe(0)
      }),
    )
  })

  it('the holiday liability and its contributions change by what they should', () => {
    fc.assert(
      fc.property(anyBasis, basis => {
        const accounts = { KtoSemesterloneskuld: 'S', KtoUpplupenArbAvg: 'A', AvrundaKontering: 2 }
        const company = { ...basis.company, ...accounts, KonteraBerSemLon: true, KonteraPassiva: true }
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
