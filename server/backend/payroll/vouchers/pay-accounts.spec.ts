import { describe, expect, it } from 'vitest'
import type { PayRow } from '../../engine/payslip.ts'
import type { Company } from './company.ts'
import type { ContributionKind, PostedPerson } from './pay-accounts.ts'
import { basisWith, companyWith, oneDay, only, personWith, rowWith, slipWith, withCosts } from './testing.ts'
import { vouchersOf } from './vouchers-of.ts'

/**
 * A company where each account has its field as its number, so that the specs read which one it is.
 */
const named = (changes: Partial<Company> = {}) => {
  const fields = Object.keys(companyWith()).filter(name => name.startsWith('Kto'))
  return companyWith({ ...Object.fromEntries(fields.map(name => [name, name])), ...oneDay, ...changes })
}

const accountsOf = (company: Company, row: Partial<PayRow>, person: Partial<PostedPerson> = {}) => {
  const people = [personWith('1', person)]
  return only(vouchersOf(basisWith({ company, people, payslips: [slipWith('1', [rowWith(100, row)])] }))).rows.map(
    ({ account }) => account,
  )
}

describe('the account of a row', () => {
  it.each([
    ['a worker', { type: 'ARB' }, 'KtoLonArb'],
    ['a salaried employee', { type: 'TJM' }, 'KtoLonTjm'],
    ['a manager', { type: 'LED' }, 'KtoLonLed'],
    ['a partner', { type: 'DEL' }, 'KtoLonDel'],
    ['an athlete', { type: 'IDR' }, 'KtoLonIdr'],
    ['another', { type: 'ÖVR' }, 'KtoLonOvr'],
    ['a worker with start-up support', { type: 'ARB', hasStartUpSupport: true }, 'KtoLonVaxaArb'],
    ['a salaried employee abroad', { isAbroad: true, hasStartUpSupport: true }, 'KtoUtlandTjm'],
    ['a manager abroad', { type: 'LED', isAbroad: true }, 'KtoLonLed'],
  ] as const)('is that of %s when the pay type has none', (_, person, account) =>
    expect(accountsOf(named(), { account: '' }, person)[0]).toBe(account),
  )

  it('is the pay type’s own, but input VAT is a cost of a company without VAT', () => {
    const vat = { account: 'KtoMomsIn', kind: 'NETTO', contribution: 'FRI' }
    expect(accountsOf(named(), { account: '7010' })).toContain('7010')
    expect(accountsOf(named(), vat)).toContain('KtoMomsIn')
    expect(accountsOf(named({ Momspliktig: false }), vat)).toContain('KtoOvrigaErsattningar')
  })

  it.each([
    ['NETTO', 100, '', 'KtoOvrigaErsattningar'],
    ['NETTO', -100, '', 'KtoOvrigaAvdrag'],
    ['SKATT', -100, '001', 'KtoPersonalskatt'],
    ['SKATT', -100, '274', 'KtoSINK'],
    ['SKATT', -100, '275', 'KtoASINK'],
  ])('is the company’s for %s of %i in box %s', (kind, amount, box, account) =>
    expect(accountsOf(named(), { account: '', kind, amount, box, contribution: 'FRI' })).toContain(account),
  )
})

describe('the account of a pay type of the product', () => {
  /** Rows of the product's pay types: number, account and what else decides. */
  it.each([
    ['monthly pay', { payType: '1000', account: '7210' }, 'TJM', 'KtoLonTjm'],
    ['monthly pay of a worker', { payType: '1000', account: '7210' }, 'ARB', 'KtoLonArb'],
    ['monthly pay of a manager', { payType: '1000', account: '7210' }, 'LED', 'KtoLonLed'],
    ['severance pay of a manager', { payType: '1090', account: '7217' }, 'LED', 'KtoAvgangLed'],
    ['sick pay', { payType: '2045', account: '7281' }, 'TJM', 'KtoSjuklonTjm'],
    ['sick pay of a worker', { payType: '2045', account: '7281' }, 'ARB', 'KtoSjuklonArb'],
    ['holiday pay of a salaried employee', { payType: '3050', account: '7082' }, 'TJM', 'KtoSemesterlonTjm'],
    ['parental pay of an athlete', { payType: '2106', account: '7283' }, 'IDR', 'KtoForaldralonTjm'],
    ['a car', { payType: '4000', account: '7385', kind: 'FÖRMÅN' }, 'TJM', 'KtoFormanBil'],
    ['meals', { payType: '4010', account: '7382', kind: 'FÖRMÅN' }, 'TJM', 'KtoFormanMat'],
    ['an allowance', { payType: '5000', account: '7321', kind: 'NETTO' }, 'TJM', 'KtoTraktSkattefri'],
    ['mileage', { payType: '5020', account: '7331', kind: 'NETTO' }, 'TJM', 'KtoBilSkattefri'],
    ['a garnishment', { payType: '6130', account: '2750', kind: 'NETTO', amount: -9 }, 'TJM', 'KtoUtmatning'],
    ['a union fee', { payType: '6120', account: '2794', kind: 'NETTO', amount: -9 }, 'TJM', 'KtoFackavgift'],
    ['a loan', { payType: '6160', account: '1614', kind: 'NETTO', amount: -9 }, 'TJM', 'KtoLan'],
    ['rounding', { payType: '9040', account: '3740', kind: 'NETTO' }, 'TJM', 'KtoAvrundning'],
    ['tax', { payType: '9000', account: '2710', kind: 'SKATT', box: '001', amount: -9 }, 'TJM', 'KtoPersonalskatt'],
    ['SINK', { payType: '9020', account: '2710', kind: 'SKATT', box: '274', amount: -9 }, 'TJM', 'KtoSINK'],
    ['clothes, which no setting is about', { payType: '5120', account: '7350', kind: 'NETTO' }, 'TJM', '7350'],
  ] as const)('is the company’s setting for %s', (_, row, type, account) => {
    const company = named({ KonteraNaturaFrm: true })
    const contribution = 'kind' in row ? 'FRI' : 'AVG'
    expect(accountsOf(company, { contribution, ...row }, { type })).toContain(account)
  })

  it('is the number of the pay type when it is the company’s own, or the setting is empty', () => {
    expect(accountsOf(named(), { payType: 'EGEN', account: '7281' })).toContain('7281')
    expect(accountsOf(named(), { payType: '2045', account: '7289' })).toContain('7289')
    expect(accountsOf(named({ KtoSjuklonTjm: '' }), { payType: '2045', account: '7281' })).toContain('7281')
  })

  it('settles holiday pay against the liability, whatever number the company has for it', () => {
    const company = named({ KonteraBerSemLon: true, KonteraAvrSemLon: true })
    expect(accountsOf(company, { payType: '3060', account: '7285' })).toContain('KtoSemesterloneskuld')
  })

  it('makes premiums on a renumbered account Pension 2', () => {
    const premium = { payType: '6510', account: '7412', kind: 'PENSION', contribution: 'SLP' }
    expect(accountsOf(named({ KonteraPension2: true }), premium)).toContain('KtoPension2')
    expect(() => accountsOf(named({ KonteraPension1: true }), premium)).toThrow()
  })
})

describe('the account of contributions', () => {
  const costOf = (kind: ContributionKind, row: Partial<PayRow>) => {
    const company = named({ ...withCosts, BokfdatLon: 'U', BokfdatSkatt: 'U' })
    const contributions = [{ payslip: 'slip-1', kind, amount: 31 }]
    const payslips = [slipWith('1', [rowWith(100, row)])]
    const { rows } = only(vouchersOf(basisWith({ company, payslips, contributions })))
    return rows.map(({ account }) => account).filter(account => /^KtoArbAvg(?!Skuld)/.test(account))
  }

  it.each([
    ['full', {}, 'KtoArbAvg'],
    ['full', { kind: 'FÖRMÅN' }, 'KtoArbAvgForman'],
    ['full', { account: 'KtoStyrelsearvode' }, 'KtoArbAvgArvode'],
    ['full', { account: 'KtoBilSkattepliktig' }, 'KtoArbAvgErsattning'],
    ['full', { account: 'KtoBruttoavdragLed' }, 'KtoArbAvgBruttoavdrag'],
    ['full', { contribution: 'FRI' }, 'KtoArbAvg'],
    ['youth', { kind: 'FÖRMÅN' }, 'KtoArbAvgUngdom'],
    ['old-age', {}, 'KtoArbAvgPension'],
    ['start-up', {}, 'KtoArbAvgVaxa'],
    ['posted abroad', {}, 'KtoArbAvgUtsand'],
    ['no establishment', {}, 'KtoArbAvgEjDriftst'],
  ] as const)('of %s on %o is %s', (kind, row, account) => expect(costOf(kind, row)).toEqual([account]))

  it('has fuel by its value, which is taxed at 1.2 times', () => {
    const rows = [rowWith(100_000), rowWith(12_000, { id: 'fuel', kind: 'FÖRMÅN', box: '018', account: '7385' })]
    const contributions = [{ payslip: 'slip-1', kind: 'full' as const, amount: 34_562 }]
    const voucher = only(
      vouchersOf(basisWith({ company: named(withCosts), payslips: [slipWith('1', rows)], contributions })),
    )
    expect(voucher.rows.find(({ account }) => account === 'KtoArbAvgForman')?.amount).toBe(3142)
  })

  it('of special payroll tax is another for pay than for premiums', () => {
    const rows = [
      rowWith(1000, { contribution: 'SLP' }),
      rowWith(1000, { id: 'p', kind: 'PENSION', contribution: 'SLP', account: '7411' }),
    ]
    const company = named({ ...withCosts, KonteraPension1: true })
    const voucher = only(vouchersOf(basisWith({ company, payslips: [slipWith('1', rows, { payrollTax: 486 })] })))
    const taxes = voucher.rows.filter(({ account }) => /[Ll]oneskatt|Pensionsskatt/.test(account))
    expect(taxes.map(({ account, amount }) => [account, amount])).toEqual([
      ['KtoLoneskatt', 243],
      ['KtoPensionLoneskatt', 243],
      ['KtoLoneskattSkuld', -243],
      ['KtoPensionsskatt', -243],
    ])
  })
})
