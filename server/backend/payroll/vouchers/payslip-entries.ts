import type { IsoDate } from '#contracts/rules/date.ts'
import type { Ore } from '../../engine/money.ts'
import type { PayRow } from '../../engine/payslip.ts'
import { split } from '../../engine/split.ts'
import { benefitBoxes, contributed } from '../../engine/totals.ts'
import { compare, type FinishedPayslip } from '../finished-payslip.ts'
import { accountOf, type Company } from './company.ts'
import {
  accountOfRow,
  type ContributionKind,
  contributionAccount,
  netField,
  type PostedPerson,
} from './pay-accounts.ts'
import {
  type Category,
  type DistributionKeys,
  divided,
  type Entry,
  mirrored,
  type Part,
  partsOf,
  payParts,
  type Undivided,
  undivided,
} from './posting.ts'

/** The employer's contributions of a payslip at one rate. */
export interface ContributionCost {
  /** The payslip's id. */
  readonly payslip: string
  readonly kind: ContributionKind
  readonly amount: Ore
}

/** What the entries of a payslip are made of. */
export interface Slip {
  readonly company: Company
  readonly payslip: FinishedPayslip
  readonly person: PostedPerson
  readonly keys: DistributionKeys
  readonly contributions: readonly ContributionCost[]
  /** The dates of wages, and of taxes and contributions. */
  readonly dates: { readonly pay: IsoDate; readonly tax: IsoDate }
}

/** Returns the entries of a payslip. On each date they are zero together. */
export function payslipEntries(slip: Slip): readonly Entry[] {
  const rows = slip.payslip.rows.toSorted((a, b) => compare(a.id, b.id))
  const pay = payParts(slip.company, rows, slip.keys)
  const context = { ...slip, rows, pay }
  return [
    ...rowEntries(context),
    ...taxEntries(context),
    ...netEntries(context),
    ...benefitEntries(context),
    ...contributionEntries(context),
    ...pensionEntries(context),
    ...payrollTaxEntries(context),
  ]
}

interface Context extends Slip {
  /** In the order of their ids. */
  readonly rows: readonly PayRow[]
  /** The division of the pay. */
  readonly pay: readonly Part[]
}

const isPaid = ({ kind }: PayRow) => kind === 'BRUTTO' || kind === 'NETTO'

/** Returns what all entries of a payslip share, with what one has of its own. */
const entryOf = (
  { payslip, person }: Slip,
  own: Pick<Entry, 'account' | 'amount' | 'category' | 'date'> & Partial<Entry>,
): Undivided => ({
  person: person.person,
  department: person.department,
  payslip: payslip.id,
  rows: [],
  ...own,
})

/** Returns the detail of a row's own cost. */
const detailOf = ({ payType, from, text, unit, quantity }: PayRow, company: Company) => ({
  payType,
  from,
  text,
  unit,
  quantity: company.KonteraAntal ? quantity : null,
})

/** Pay, allowances and deductions, on the accounts of their pay types. */
function rowEntries(context: Context): readonly Entry[] {
  const { company, rows, person, keys, dates } = context
  return rows.filter(isPaid).flatMap(row => {
    const account = accountOfRow(company, row, person)
    const own = { account, amount: row.amount, category: 'pay', date: dates.pay, rows: [row.id] } as const
    return divided(company, entryOf(context, { ...own, detail: detailOf(row, company) }), partsOf(company, row, keys))
  })
}

/**
 * The deducted tax. It passes by the account of net pay, since it may be posted on another date
 * than the pay.
 */
function taxEntries(context: Context): readonly Entry[] {
  const { company, rows, person, pay, dates } = context
  const net = accountOf(company, 'KtoNettolon')
  return rows
    .filter(({ kind }) => kind === 'SKATT')
    .flatMap(row => {
      const share = { amount: row.amount, rows: [row.id] }
      const tax = entryOf(context, {
        ...share,
        category: 'tax',
        date: dates.tax,
        account: accountOfRow(company, row, person),
      })
      if (dates.pay === dates.tax) return divided(company, tax, pay)
      const passing = entryOf(context, { ...share, category: 'net', date: dates.pay, account: net })
      return [
        ...divided(company, passing, pay),
        ...mirrored(company, tax, net, pay).map(entry =>
          entry.account === net ? { ...entry, category: 'net' as const } : entry,
        ),
      ]
    })
}

/**
 * The net pay: a liability, cash, or the debt of a person whose payslip ends below zero. It is the
 * sum of the rows, so that the voucher balances whatever the payslip's total says.
 */
function netEntries(context: Context): readonly Entry[] {
  const { company, rows, person, pay, dates } = context
  const paid = rows.filter(row => isPaid(row) || row.kind === 'SKATT')
  const amount = paid.reduce((sum, row) => sum + row.amount, 0)
  const account = accountOf(company, netField(amount, person))
  const own = { account, amount: -amount, category: 'net', date: dates.pay } as const
  return amount === 0 ? [] : divided(company, entryOf(context, own), pay)
}

/** The value of benefits against a contra account, so that they are seen and cost nothing more. */
function benefitEntries(context: Context): readonly Entry[] {
  const { company, rows, person, keys, dates } = context
  if (!company.KonteraNaturaFrm) return []
  return rows
    .filter(({ kind }) => kind === 'FÖRMÅN')
    .flatMap(row => {
      const account = accountOfRow(company, row, person)
      const own = { account, amount: row.amount, category: 'pay', date: dates.pay, rows: [row.id] } as const
      const entry = entryOf(context, { ...own, detail: detailOf(row, company) })
      return mirrored(company, entry, accountOf(company, 'KtoFormanMotkonto'), partsOf(company, row, keys))
    })
}

/**
 * True for what contributions are paid on: pay and benefits, less what the person pays for them.
 */
const isContributed = ({ kind, contribution, box }: PayRow): boolean =>
  kind === 'NETTO' ? benefitBoxes.includes(box) : (kind === 'BRUTTO' || kind === 'FÖRMÅN') && contribution === 'AVG'

/**
 * Returns an amount in parts by the rows that it is paid on, each with its row. Without such rows
 * it is one part.
 */
function byBase(amount: Ore, base: readonly PayRow[]): readonly { readonly row?: PayRow; readonly amount: Ore }[] {
  if (base.length === 0) return [{ amount }]
  const amounts = split(amount, base.map(contributed))
  return base.map((row, at) => ({ row, amount: amounts[at] ?? 0 }))
}

/** The employer's contributions, each part on the account that its row of the payslip decides. */
function contributionEntries(context: Context): readonly Entry[] {
  const { company, rows, person, keys, dates, contributions } = context
  if (!company.KonteraBerArbAvg) return []
  const base = rows.filter(isContributed)
  return contributions.flatMap(({ kind, amount: whole }) =>
    byBase(whole, base).flatMap(({ row, amount }) => {
      const account = contributionAccount(company, kind, row, person)
      const own = { account, amount, category: 'contributions', date: dates.tax, rows: row ? [row.id] : [] } as const
      const parts = company.FordelaArbAvg && row ? partsOf(company, row, keys) : undivided
      return mirrored(company, entryOf(context, own), accountOf(company, 'KtoArbAvgSkuld'), parts)
    }),
  )
}

/** Pension premiums, of the kinds that the company posts here. */
function pensionEntries(context: Context): readonly Entry[] {
  const { company, rows, person, pay, dates } = context
  return rows
    .filter(row => row.kind === 'PENSION' && isPosted(context, row))
    .flatMap(row => {
      const account = accountOfRow(company, row, person)
      const own = { account, amount: row.amount, category: 'pension', date: dates.pay, rows: [row.id] } as const
      const parts = company.FordelaPension ? pay : undivided
      return mirrored(company, entryOf(context, own), accountOf(company, 'KtoUpplupenPension'), parts)
    })
}

/** Premiums on the account of Pension 2 are Pension 2; all others are Pension 1. */
const isPosted = ({ company, person }: Context, row: PayRow): boolean =>
  accountOfRow(company, row, person) === company.KtoPension2 ? company.KonteraPension2 : company.KonteraPension1

/** Special payroll tax: on pension premiums that are posted here, and on pay that gives none. */
function payrollTaxEntries(context: Context): readonly Entry[] {
  const { company, rows, pay, payslip, dates } = context
  const base = rows.filter(row => row.contribution === 'SLP')
  const whole = payslip.totals.payrollTax
  if (whole === 0) return []
  return byBase(whole, base).flatMap(({ row, amount }) => {
    const isPremium = row?.kind === 'PENSION'
    if (isPremium ? !isPosted(context, row) : !company.KonteraBerArbAvg) return []
    const category: Category = isPremium ? 'pension' : 'contributions'
    const isDivided = isPremium ? company.FordelaPension : company.FordelaArbAvg
    const account = accountOf(company, isPremium ? 'KtoPensionLoneskatt' : 'KtoLoneskatt')
    const debt = accountOf(company, isPremium ? 'KtoPensionsskatt' : 'KtoLoneskattSkuld')
    const own = { account, amount, category, date: dates.tax, rows: row ? [row.id] : [] }
    return mirrored(company, entryOf(context, own), debt, isDivided ? pay : undivided)
  })
}
