import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../engine/money.ts'
import { compare } from '../finished-payslip.ts'
import type { Payment, Purpose } from '../payments/payment.ts'
import { type AccountField, accountOf, type Company } from './company.ts'
import { noUnits } from './posting.ts'
import type { Voucher, VoucherRow } from './voucher.ts'

/** The accounts that payments settle, by what they are for. */
const settled: Readonly<Record<Purpose, AccountField>> = {
  salary: 'KtoNettolon',
  advance: 'KtoLoneforskott',
  garnishment: 'KtoUtmatning',
}

/**
 * Returns the voucher of a paid file: the debts that it settles, and the bank. Debit equals credit.
 *
 * @param date the day that the bank has paid
 * @param messageId the file's MsgId
 * @throws MissingAccount when the company has not entered an account that is needed
 */
export function paymentVoucher(
  company: Company,
  payments: readonly Payment[],
  date: IsoDate,
  messageId: string,
): Voucher {
  const debts = Map.groupBy(payments, ({ purpose }) => accountOf(company, settled[purpose]))
  const rows = [...debts]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([account, same]) => rowOf(account, totalOf(same), same))
  const bank = rowOf(accountOf(company, isPlusgiro(company) ? 'KtoPlusgiro' : 'KtoBank'), -totalOf(payments), payments)
  return {
    id: messageId,
    date,
    text: `Utbetalning ${messageId}`,
    series: company.BokfVerSer,
    number: null,
    rows: payments.length === 0 ? [] : [...rows, bank],
  }
}

/** True when the wages are paid from a plusgiro account, by its clearing number. */
const isPlusgiro = ({ BankClearNr }: Company): boolean => /^(95[0-4]\d|996\d)/.test(BankClearNr.trim())

const totalOf = (payments: readonly Payment[]): Ore => payments.reduce((sum, { amount }) => sum + amount, 0)

/** Advances have no payslip yet, and no source. */
const rowOf = (account: string, amount: Ore, payments: readonly Payment[]): VoucherRow => ({
  ...{
    account,
    amount,
    units: noUnits,
    remainder: 0,
    person: '',
    payType: '',
    department: '',
    date: '',
    text: '',
    quantity: null,
  },
  sources: [...new Set(payments.filter(({ purpose }) => purpose !== 'advance').map(({ source }) => source))]
    .toSorted(compare)
    .map(payslip => ({ payslip, rows: [] })),
})
