import { describe, expect, it } from 'vitest'
import type { Basis } from '../../engine/basis.ts'
import { contributions } from '../../engine/contributions/contributions.ts'
import { law } from '../../law/law.ts'
import type { FinishedPayslip } from '../finished-payslip.ts'
import { paymentsOf } from '../payments/payments-of.ts'
import { payeeWith, paymentBasis } from '../payments/testing.ts'
import { basisOf, entered, given } from '../testing/given.ts'
import { basisWith, companyWith, lines, only, paidBy, personWith, sum, withCosts } from './testing.ts'
import { vouchersOf } from './vouchers-of.ts'

const payDate = '2026-05-25'
const births = { '1': '1990-03-15', '2': '1975-01-01', '3': '2005-07-01' } as const
const garnishment = { id: 'u1', order: 1, from: '2026-01-01', to: null, reserved: 1_500_000, most: 300_000 }
const facts: Readonly<Record<keyof typeof births, Partial<Basis>>> = {
  '1': {},
  // A benefit, a union fee, allowances, exchange of pay for pension, and garnishment.
  '2': {
    entered: [
      entered('4070', '2026-05-04', { amount: 150_000 }),
      entered('6120', '2026-05-04', { amount: 35_000 }),
      entered('5000', '2026-05-05', { quantity: 200 }),
      entered('6010', '2026-05-05', { amount: 100_000 }),
    ],
    garnishments: [garnishment],
  },
  // Young: 20.81 % on 25 000.
  '3': {},
}
const people = Object.keys(births) as (keyof typeof births)[]

const payslips = people.map((number): FinishedPayslip => {
  const person = { ...basisOf('2026-05').person, number, birthDate: births[number] }
  return { ...given({ ...facts[number], person }).when('2026-05').payslip, id: `slip-${number}` }
})

const costs = payslips.flatMap(({ id, person, totals }) => {
  const birthDate = births[person as keyof typeof births]
  const base = { base: totals.contributionBase, earlierInYear: 10_000_000 }
  const { value } = contributions(law, { payDate, birthDate, type: '99', ...base })
  return value.parts.map(({ group, amount }) => ({ payslip: id, kind: group, amount }))
})

describe('payslips that the engine has calculated', () => {
  const company = companyWith({ ...withCosts, KonteraNaturaFrm: true, KtoArbAvgUngdom: '7511' })
  const voucher = only(
    vouchersOf(basisWith({ company, people: people.map(each => personWith(each)), payslips, contributions: costs })),
  )

  it('are posted in balance, with each sum on its account', () => {
    expect(sum(voucher.rows)).toBe(0)
    expect(lines(voucher)).toEqual([
      ['7210', 120_000],
      ['7321', 600],
      ['7389', 1500],
      // 31.42 % of 40 000, of 41 500 without the benefit's and the exchange, and of the young one's
      // last 15 000.
      ['7510', 29_849],
      ['7511', 5202.5],
      ['7512', 471.3],
      ['2710', -25_404],
      ['2731', -35_208.6],
      ['2750', -3000],
      ['2794', -350],
      ['2821', -90_846],
      ['7218', -1000],
      ['7399', -1500],
      ['7518', -314.2],
    ])
  })

  it('have the contributions and the tax of the payslips', () => {
    const total = (of: (slip: FinishedPayslip) => number) => payslips.reduce((all, slip) => all + of(slip), 0)
    const on = (account: string) => sum(voucher.rows.filter(row => row.account === account))
    expect(-on('2731')).toBe(total(({ totals }) => totals.contributions))
    expect(-on('2710')).toBe(total(({ totals }) => totals.tax))
    expect(-on('2821')).toBe(total(({ totals }) => totals.net))
  })

  it('are paid to the öre, and the bank settles what was owed', () => {
    const own = { payslip: 'slip-2', decision: '1', person: '2', payDate, amount: 300_000 }
    const to = { name: 'Kronofogden', bankgiro: '5402-9681', reference: 'U-1-26' }
    const payees = people.map(each => payeeWith(each))
    const order = paymentsOf(paymentBasis({ payees, payslips, garnishments: [{ ...own, ...to }] }))
    expect(order.problems).toEqual([])
    const paid = paidBy(company, payslips, order)
    for (const account of ['2821', '2750'])
      expect(sum([...voucher.rows, ...paid.rows].filter(row => row.account === account))).toBe(0)
  })
})
