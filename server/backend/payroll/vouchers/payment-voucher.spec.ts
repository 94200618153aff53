import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paymentsOf } from '../payments/payments-of.ts'
import { payeeWith, payer, paymentBasis } from '../payments/testing.ts'
import type { Company } from './company.ts'
import { paymentVouchers } from './payment-voucher.ts'
import {
  basisWith,
  lines,
  netRow,
  oneDay,
  only,
  paidBy,
  paidOrder,
  personWith,
  rowWith,
  slipWith,
  sum,
  taxRow,
} from './testing.ts'
import { vouchersOf } from './vouchers-of.ts'

const slip = slipWith('1001', [rowWith(300_000), taxRow(100_000), netRow(-50_000, { account: '2750' })])
const other = slipWith('1002', [rowWith(200_000), taxRow(60_000)])
const garnishments = [
  {
    payslip: slip.id,
    decision: '1',
    person: '1001',
    payDate: slip.payDate,
    amount: 50_000,
    name: 'Kronofogden',
    bankgiro: '5402-9681',
    reference: 'U-1-26',
  },
]
const both = paymentsOf(paymentBasis({ payslips: [slip, other], garnishments }))
const paidFrom = (changes: Partial<Company> = {}) => paidBy(payer({ ...oneDay, ...changes }), [slip, other], both)

describe('the voucher of a paid order', () => {
  it('settles the net pay and the garnishment against the bank, on the day of the payments', () => {
    const { text, date, rows } = paidFrom()
    expect([text, date]).toEqual(['Utbetalning LON-202612-0001', '2026-12-23'])
    expect(rows.map(({ account, amount }) => [account, amount / 100])).toEqual([
      ['2750', 500],
      ['2821', 2900],
      ['1930', -3400],
    ])
  })

  it('credits the plusgiro when the company pays from one', () => {
    const from = (BankClearNr: string) => paidFrom({ BankClearNr }).rows.at(-1)?.account
    expect(['9500', '9549', '9960', '9550', '5491'].map(from)).toEqual(['1920', '1920', '1920', '1930', '1930'])
  })

  it('is on the accounts of the company', () => {
    const accounts = { KtoBank: '1940', KtoNettolon: '2829', KtoUtmatning: '2759' }
    expect(paidFrom(accounts).rows.map(({ account }) => account)).toEqual(['2759', '2829', '1940'])
  })

  it('says each person’s net pay when the company specifies it, and one sum of the bank', () => {
    const rows = paidFrom({ SpecaNetto: true }).rows.map(({ account, person, amount }) => [
      account,
      person,
      amount / 100,
    ])
    expect(rows).toEqual([
      ['2750', '1001', 500],
      ['2821', '1001', 1500],
      ['2821', '1002', 1400],
      ['1930', '', -3400],
    ])
  })

  it('is divided as the pay when the company divides contra accounts', () => {
    const units = ['A', '', '', '', '', '']
    const ofUnit = slipWith('1001', [rowWith(300_000, { units }), taxRow(100_000)])
    const order = paymentsOf(paymentBasis({ payslips: [ofUnit] }))
    const company = payer({ ...oneDay, OpenResEnhet1: true, FordelaMotkonto: true })
    expect(lines(paidBy(company, [ofUnit], order))).toEqual([
      ['2821', 'A', 2000],
      ['1930', 'A', -2000],
    ])
  })

  it('is one for each day that the bank pays on', () => {
    const later = { ...other, payDate: '2026-12-28' }
    const order = paymentsOf(paymentBasis({ payslips: [slip, later], garnishments }))
    const people = [personWith('1001'), personWith('1002')]
    const vouchers = paymentVouchers({ company: payer(), people, keys: {} }, paidOrder([slip, later], order))
    expect(vouchers.map(voucher => [voucher.date, lines(voucher)])).toEqual([
      [
        '2026-12-23',
        [
          ['2750', 500],
          ['2821', 1500],
          ['1930', -2000],
        ],
      ],
      [
        '2026-12-28',
        [
          ['2821', 1400],
          ['1930', -1400],
        ],
      ],
    ])
  })

  it('settles a debt that is drawn from the pay', () => {
    const debt = slipWith('1001', [netRow(-40_000)], { id: 'slip-debt' })
    const order = paymentsOf(paymentBasis({ payslips: [slip, debt] }))
    expect(lines(paidBy(payer(), [slip, debt], order))).toEqual([
      ['2821', 1500],
      ['1619', -400],
      ['1930', -1100],
    ])
  })

  it('settles what a correction has lowered where the correction took it from', () => {
    const lowered = slipWith('1001', [netRow(-40_000)], { id: 'slip-lowered' })
    const { messageId, slips } = paidOrder([slip, lowered], paymentsOf(paymentBasis({ payslips: [slip, lowered] })))
    const order = { messageId, slips: slips.map(each => ({ ...each, isCorrection: each.payslip === lowered })) }
    const vouchers = paymentVouchers({ company: payer(), people: [personWith('1001')], keys: {} }, order)
    expect(lines(only(vouchers))).toEqual([
      ['2821', 1100],
      ['1930', -1100],
    ])
  })

  it('is none for pay in cash, which the payslip’s own voucher has credited', () => {
    const order = paymentsOf(paymentBasis({ payslips: [slip], payees: [payeeWith('1001', { UtbetSatt: 'KON' })] }))
    const people = [personWith('1001', { isPaidInCash: true })]
    expect(paymentVouchers({ company: payer(), people, keys: {} }, paidOrder([slip], order))).toEqual([])
  })

  it('leaves nothing of what the payslips are posted as owed, whoever is paid what and how', () => {
    const anySlips = fc.array(
      fc.record({
        person: fc.constantFrom('1001', '1002'),
        gross: fc.integer({ min: 1, max: 5_000_000 }),
        tax: fc.integer({ min: 0, max: 100 }),
        after: fc.integer({ min: -6_000_000, max: 1_000_000 }),
        payDate: fc.constantFrom('2026-12-15', '2026-12-23'),
      }),
      { minLength: 1, maxLength: 5 },
    )
    let paid = 0
    fc.assert(
      fc.property(anySlips, fc.boolean(), fc.boolean(), (made, inCash, SpecaNetto) => {
        const payslips = made.map(({ person, gross, tax, after, payDate }, at) => {
          const rows = [rowWith(gross), taxRow(Math.trunc((gross * tax) / 100)), netRow(after)]
          return slipWith(person, rows, { id: `slip-${at}`, payDate })
        })
        const payees = [payeeWith('1001', inCash ? { UtbetSatt: 'KON' } : {}), payeeWith('1002')]
        const order = paymentsOf(paymentBasis({ payslips, payees }))
        // An order with something that cannot be paid is refused.
        fc.pre(order.problems.length === 0)
        const company = payer({ ...oneDay, SpecaNetto })
        const people = [personWith('1001', { isPaidInCash: inCash }), personWith('1002')]
        const vouchers = paymentVouchers({ company, people, keys: {} }, paidOrder(payslips, order))
        for (const { rows } of vouchers) expect(sum(rows)).toBe(0)
        const posted = [...vouchersOf(basisWith({ company, people, payslips })), ...vouchers].flatMap(
          ({ rows }) => rows,
        )
        const on = (account: string) => sum(posted.filter(row => row.account === account))
        expect([on('2821'), on('1619')]).toEqual([0, 0])
        expect([0 - on('1930'), 0 - on('1910')]).toEqual([order.total, sum(order.cash)])
        paid += order.payments.length
      }),
    )
    expect(paid).toBeGreaterThan(0)
  })

  it('leaves nothing of the net pay and the garnishment that the payslip was posted with', () => {
    const company = payer(oneDay)
    const people = [personWith('1001'), personWith('1002')]
    const posted = only(vouchersOf(basisWith({ company, people, payslips: [slip, other] })))
    for (const account of ['2821', '2750'])
      expect(sum([...posted.rows, ...paidFrom().rows].filter(row => row.account === account))).toBe(0)
  })
})
