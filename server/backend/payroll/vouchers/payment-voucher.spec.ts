import { describe, expect, it } from 'vitest'
import { paymentsOf } from '../payments/payments-of.ts'
import { paymentBasis } from '../payments/testing.ts'
import { paymentVoucher } from './payment-voucher.ts'
import { companyWith, netRow, personWith, rowWith, slipWith, taxRow } from './testing.ts'
import { vouchersOf } from './vouchers-of.ts'

describe('the voucher of a paid file', () => {
  const own = { person: '1001', payDate: '2026-12-23', amount: 50_000 }
  const payslip = slipWith('1001', [rowWith(300_000), taxRow(100_000), netRow(-50_000, { account: '2750' })])
  const { payments } = paymentsOf(
    paymentBasis({
      payslips: [payslip],
      advances: [{ id: 'adv-1', ...own }],
      garnishments: [
        {
          payslip: 'slip-1001',
          decision: '1',
          ...own,
          name: 'Kronofogden',
          bankgiro: '5402-9681',
          reference: 'U-1-26',
        },
      ],
    }),
  )
  const voucher = paymentVoucher(companyWith(), payments, '2026-12-23', 'LON-202612-0001')
  const lines = voucher.rows.map(({ account, amount, sources }) => [account, amount / 100, sources.length])

  it('settles the debts against the bank', () => {
    expect([voucher.text, voucher.date]).toEqual(['Utbetalning LON-202612-0001', '2026-12-23'])
    expect(lines).toEqual([
      ['1613', 500, 0],
      ['2750', 500, 1],
      ['2821', 1500, 1],
      ['1930', -2500, 1],
    ])
  })

  it('credits the plusgiro when the company pays from one', () => {
    const from = (BankClearNr: string) =>
      paymentVoucher(companyWith({ BankClearNr }), payments, '2026-12-23', 'x').rows.at(-1)?.account
    expect(['9500', '9549', '9960', '9550', '5491'].map(from)).toEqual(['1920', '1920', '1920', '1930', '1930'])
  })

  it('leaves nothing of the net pay and the garnishment that the payslip was posted with', () => {
    const posted = vouchersOf({
      ...{ company: companyWith(), period: '2026-12', lastDay: '2026-12-31', people: [personWith('1001')] },
      ...{ payslips: [payslip], contributions: [], holiday: [], insurance: [], keys: {} },
    })
    for (const account of ['2821', '2750']) {
      const rows = [...posted, voucher].flatMap(each => each.rows).filter(row => row.account === account)
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
    }
  })
})
