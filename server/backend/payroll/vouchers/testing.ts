import { companySettings } from '#contracts/settings/company-settings.ts'
import type { PayRow } from '../../engine/payslip.ts'
import type { FinishedPayslip } from '../finished-payslip.ts'
import type { PaymentOrder } from '../payments/payment.ts'
import type { Company } from './company.ts'
import type { DeclaredContributions } from './declared-entries.ts'
import type { PostedPerson } from './pay-accounts.ts'
import { type PaidOrder, paymentVouchers } from './payment-voucher.ts'
import type { Voucher } from './voucher.ts'
import type { VoucherBasis } from './vouchers-of.ts'

/** Builds what the specs of payments and vouchers are given. */

/** Returns a company's settings: the defaults, and what differs. */
export const companyWith = (changes: Partial<Company> = {}): Company =>
  ({ ...companySettings.defaults('2026-01-01'), Namn: 'Exempelbolaget AB', ...changes }) as Company

/** Returns an employee of posting, salaried and paid to an account. */
export const personWith = (person: string, changes: Partial<PostedPerson> = {}): PostedPerson => ({
  person,
  type: 'TJM',
  department: '',
  isPaidInCash: false,
  hasStartUpSupport: false,
  isAbroad: false,
  ...changes,
})

/** Returns a row of gross pay, and what differs. */
export const rowWith = (amount: number, changes: Partial<PayRow> = {}): PayRow => ({
  id: `${changes.payType ?? '1000'}-${changes.text ?? ''}`,
  payType: '1000',
  text: 'Månadslön',
  from: '2026-12-01',
  to: '2026-12-31',
  quantity: null,
  unit: 'MÅN',
  price: null,
  amount,
  kind: 'BRUTTO',
  tax: 'TAB',
  contribution: 'AVG',
  box: '011',
  tick: '',
  declaredAbsence: '',
  account: '7210',
  units: [],
  distribution: '',
  steps: [],
  ...changes,
})

const afterTax = { tax: 'FRI', contribution: 'FRI', box: '' } as const

/** Returns a row of deducted tax. */
export const taxRow = (amount: number, changes: Partial<PayRow> = {}): PayRow =>
  rowWith(-amount, { ...afterTax, id: '9000', payType: '9000', kind: 'SKATT', account: '2710', box: '001', ...changes })

/** Returns a row that is paid or taken after tax. */
export const netRow = (amount: number, changes: Partial<PayRow> = {}): PayRow =>
  rowWith(amount, { ...afterTax, id: '6100', payType: '6100', kind: 'NETTO', account: '2799', ...changes })

/** Returns a finished payslip with the sums of its rows. */
export function slipWith(
  person: string,
  rows: readonly PayRow[],
  changes: Partial<FinishedPayslip> & { readonly payrollTax?: number } = {},
): FinishedPayslip {
  const sumOf = (kind: string) => rows.filter(row => row.kind === kind).reduce((sum, { amount }) => sum + amount, 0)
  const [gross, tax, after] = [sumOf('BRUTTO'), -sumOf('SKATT'), sumOf('NETTO')]
  const base = rows.filter(({ contribution }) => contribution === 'AVG').reduce((sum, { amount }) => sum + amount, 0)
  const { payrollTax = 0, ...others } = changes
  return {
    id: `slip-${person}`,
    person,
    period: '2026-12',
    payDate: '2026-12-23',
    rows,
    totals: {
      gross,
      benefits: sumOf('FÖRMÅN'),
      taxable: base,
      tax,
      afterTax: after,
      net: gross - tax + after,
      contributionBase: base,
      contributions: 0,
      payrollTax,
    },
    balances: [],
    steps: [],
    warnings: [],
    ...others,
  }
}

/** Posts wages and taxes on one day, so that a period has one voucher. */
export const oneDay = { BokfdatLon: 'U', BokfdatSkatt: 'U' } as const

/** The same, with contributions and the holiday liability. */
export const withCosts = { ...oneDay, KonteraBerArbAvg: true, KonteraBerSemLon: true } as const

/** Returns what a declaration says, with what differs from nothing. Up to a krona is rounding. */
export const declaredWith = (changes: Partial<DeclaredContributions>): DeclaredContributions => ({
  sum: 0,
  reductions: { '475': 0, '476': 0 },
  maxRounding: 100,
  posted: { debt: 0, reductions: { '475': 0, '476': 0 } },
  ...changes,
})

/** Returns the basis of December 2026 for two employees, and what differs. */
export const basisWith = (changes: Partial<VoucherBasis> = {}): VoucherBasis => ({
  company: companyWith(oneDay),
  period: '2026-12',
  lastDay: '2026-12-31',
  people: [personWith('1'), personWith('2')],
  payslips: [],
  contributions: [],
  holiday: [],
  keys: {},
  ...changes,
})

/** Returns the only voucher. */
export function only(vouchers: readonly Voucher[]): Voucher {
  const [voucher, ...others] = vouchers
  if (!voucher || others.length > 0) throw new Error(`There are ${vouchers.length} vouchers.`)
  return voucher
}

/** Returns the only voucher of a paid order of payslips. */
export const paidBy = (
  company: Company,
  payslips: readonly FinishedPayslip[],
  order: Pick<PaymentOrder, 'payments' | 'cash'>,
  people: readonly PostedPerson[] = [...new Set(payslips.map(({ person }) => person))].map(each => personWith(each)),
): Voucher => only(paymentVouchers({ company, people, keys: {} }, paidOrder(payslips, order)))

/** Returns an order as it is posted, when it is paid. */
export const paidOrder = (
  payslips: readonly FinishedPayslip[],
  { payments, cash }: Pick<PaymentOrder, 'payments' | 'cash'>,
): PaidOrder => ({
  messageId: 'LON-202612-0001',
  slips: payslips.map(payslip => ({
    payslip,
    isCorrection: false,
    payments: [
      ...payments.map(each => ({ ...each, isInCash: false, isGarnishment: each.purpose === 'garnishment' })),
      ...cash.map(each => ({ ...each, isInCash: true, isGarnishment: false })),
    ].filter(({ source }) => source === payslip.id),
  })),
})

/** Returns a voucher as lines: account, units, amount in kronor. */
export const lines = (voucher: Voucher | undefined) =>
  voucher?.rows.map(({ account, units, amount }) => [account, ...units.filter(Boolean), amount / 100])

/** Returns the sum of amounts. */
export const sum = (rows: readonly { readonly amount: number }[]): number =>
  rows.reduce((total, { amount }) => total + amount, 0)
