import { describe, expect, it } from 'vitest'
import type { Company } from './company.ts'
import {
  basisWith,
  companyWith,
  declaredWith,
  lines,
  netRow,
  oneDay,
  only,
  personWith,
  rowWith,
  slipWith,
  sum,
  taxRow,
  withCosts,
} from './testing.ts'
import { MissingAccount, reversalOf } from './voucher.ts'
import { numbered, vouchersOf } from './vouchers-of.ts'

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
    const basis = {
      company: companyWith(withCosts),
      payslips: [pay],
      declared: declaredWith({ sum: 942_500 }),
    }
    const costs = [{ payslip: 'slip-1', kind: 'full', amount: 942_550 }] as const
    const rows = lines(only(vouchersOf(basisWith({ ...basis, contributions: costs }))))
    expect(rows).toContainEqual(['2731', -9425])
    expect(rows).toContainEqual(['3740', -0.5])
  })

  it('post the reductions of the company’s contributions, of which the declared sum is what is left', () => {
    const company = companyWith({ ...withCosts, KtoArbAvgRabatt: '7511', KtoArbAvgFoU: '7513' })
    const declared = declaredWith({ reductions: { '475': 10_000, '476': 71_000 }, sum: 861_600 })
    const basis = basisWith({ company, payslips: [pay], contributions, declared })
    expect(lines(only(vouchersOf(basis)))).toEqual([
      ['7210', 30_000],
      ['7510', 9426],
      ['2710', -7000],
      ['2731', -8616],
      ['2821', -23_000],
      ['7511', -710],
      ['7513', -100],
    ])
    const none = basisWith({ payslips: [pay], contributions, declared })
    expect(lines(only(vouchersOf(none)))).toHaveLength(3)
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

  it('stop by name for an account that is not entered', () => {
    const company = companyWith({ ...oneDay, KtoNettolon: '' })
    expect(() => vouchersOf(basisWith({ company, payslips: [pay] }))).toThrow(MissingAccount)
    expect(() => vouchersOf(basisWith({ company, payslips: [pay] }))).toThrow(
      'Kontot Löner att betala är inte angivet i bokföringsinställningarna.',
    )
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

  it('posts tenths of kronor too', () => {
    const company = companyWith({ ...oneDay, AvrundaKontering: 1 })
    expect(lines(only(vouchersOf(basisWith({ company, payslips }))))).toEqual([
      ['7210', 30_000.5],
      ['7211', 1.5],
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
