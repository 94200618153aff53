import { describe, expect, it } from 'vitest'
import type { Company } from './company.ts'
import {
  basisWith,
  companyWith,
  lines,
  netRow,
  oneDay,
  only,
  personWith,
  rowWith,
  slipWith,
  taxRow,
  withCosts,
} from './testing.ts'
import { type VoucherBasis, vouchersOf } from './vouchers-of.ts'

describe('result units', () => {
  const thirds = ['A', 'B', 'C'].map(code => ({
    units: [code, '', '', '', '', ''],
    weight: code === 'A' ? 33_3334 : 33_3333,
  }))
  const open = { OpenResEnhet1: true, OpenResEnhet2: true } as const
  const rows = [rowWith(1_000_001, { distribution: 'TRE', units: ['', 'P1'] }), taxRow(300_000)]
  const payslips = [slipWith('1', rows)]
  const posted = (changes: Partial<Company>, costs: VoucherBasis['contributions'] = []) => {
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

  it('divide the holiday liability and pensions like the pay only when the company says so', () => {
    const premium = rowWith(30_000, { id: 'p', kind: 'PENSION', contribution: 'SLP', account: '7411' })
    const slip = slipWith('1', [rowWith(100_000, { distribution: 'TRE' }), premium], { payrollTax: 7278 })
    const holiday = [{ person: '1', liability: 3000, contributions: 943 }]
    const rowsOf = (changes: Partial<Company>) => {
      const company = companyWith({ ...withCosts, ...open, KonteraPension1: true, ...changes })
      const rows = only(vouchersOf(basisWith({ company, payslips: [slip], keys: { TRE: thirds }, holiday }))).rows
      return ['7411', '7533', '7291', '7519'].map(account => rows.filter(row => row.account === account).length)
    }
    expect(rowsOf({})).toEqual([1, 1, 1, 1])
    expect(rowsOf({ FordelaPension: true })).toEqual([3, 3, 1, 1])
    expect(rowsOf({ FordelaSemLon: true })).toEqual([1, 1, 3, 3])
    expect(rowsOf({ FordelaArbAvg: true })).toEqual([1, 1, 1, 1])
  })

  it('of a key come before those of the row, and a claim is a balance account like a debt', () => {
    const keys = { EN: [{ units: ['K'], weight: 1 }] }
    const advance = netRow(-100, { id: 'f', account: '1613', units: ['R'] })
    const slips = [slipWith('1', [rowWith(1000, { distribution: 'EN', units: ['R', 'P'] }), advance])]
    const company = companyWith({ ...oneDay, ...open })
    expect(lines(only(vouchersOf(basisWith({ company, payslips: slips, keys }))))).toEqual([
      ['7210', 'K', 'P', 10],
      ['1613', -1],
      ['2821', -9],
    ])
  })

  it('with deductions alone take nothing of the net pay', () => {
    const slips = [slipWith('1', [rowWith(1000, { units: ['A'] }), rowWith(-100, { id: 'x', units: ['B'] })])]
    const company = companyWith({ ...oneDay, ...open, FordelaMotkonto: true })
    expect(lines(only(vouchersOf(basisWith({ company, payslips: slips }))))).toEqual([
      ['7210', 'A', 10],
      ['2821', 'A', -9],
      ['7210', 'B', -1],
    ])
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

  it('has contributions, pensions and the holiday liability per employee by settings of their own', () => {
    const premium = rowWith(1000, { id: 'p', kind: 'PENSION', contribution: 'SLP', account: '7411' })
    const slips = ['1', '2'].map(person => slipWith(person, [rowWith(10_000), premium]))
    const costs = slips.map(({ id }) => ({ payslip: id, kind: 'full' as const, amount: 3142 }))
    const holiday = ['1', '2'].map(person => ({ person, liability: 100, contributions: 31 }))
    const rowsOf = (changes: Partial<Company>) => {
      const company = companyWith({ ...withCosts, KonteraPension1: true, ...changes })
      const { rows } = only(vouchersOf(basisWith({ company, payslips: slips, contributions: costs, holiday })))
      return ['7510', '7411', '7291'].map(account => rows.filter(row => row.account === account).length)
    }
    expect(rowsOf({ SpecaAnstNr: true })).toEqual([1, 1, 1])
    expect(rowsOf({ SpecaArbAvg: true })).toEqual([2, 1, 1])
    expect(rowsOf({ SpecaPension: true })).toEqual([1, 2, 1])
    expect(rowsOf({ SpecaSemLon: true })).toEqual([1, 1, 2])
  })

  it('has quantities only when they are posted', () => {
    expect(only(vouchersOf(basisWith({ payslips }))).rows.map(({ quantity }) => quantity)).toEqual([null, null, null])
  })
})
