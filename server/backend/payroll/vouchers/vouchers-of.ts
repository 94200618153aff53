import type { IsoDate } from '#contracts/rules/date.ts'
import { type Hundredths, scaled } from '../../engine/money.ts'
import { compare, type FinishedPayslip, inOrder } from '../finished-payslip.ts'
import { accountOf, type Company } from './company.ts'
import { type DeclaredContributions, declaredEntries } from './declared-entries.ts'
import { type HolidayChange, holidayEntries } from './holiday-entries.ts'
import type { PostedPerson } from './pay-accounts.ts'
import { type ContributionCost, payslipEntries } from './payslip-entries.ts'
import { type Category, type DistributionKeys, type Entry, noUnits, payParts, undivided } from './posting.ts'
import type { Voucher, VoucherRow, VoucherSource } from './voucher.ts'

/** What the vouchers of a period are made of. The order of the lists does not matter. */
export interface VoucherBasis {
  readonly company: Company
  /** The month of the payout: YYYY-MM. */
  readonly period: string
  /** The last day of the salary period. */
  readonly lastDay: IsoDate
  readonly people: readonly PostedPerson[]
  readonly payslips: readonly FinishedPayslip[]
  readonly contributions: readonly ContributionCost[]
  /** The contributions that are declared, when they are known. */
  readonly declared?: DeclaredContributions
  readonly holiday: readonly HolidayChange[]
  readonly keys: DistributionKeys
}

/**
 * Returns the vouchers of a period: one for each posting date. Debit equals credit on each, to the
 * öre, and the same basis gives the same bytes.
 *
 * @throws MissingAccount when the company has not entered an account that is needed
 * @throws RangeError for a person or a distribution key that is not in the basis
 */
export function vouchersOf(basis: VoucherBasis): readonly Voucher[] {
  const { company, period } = basis
  return datedVouchers(company, entriesOf(basis), period, entries => textOf(entries, period))
}

/** Returns the vouchers of entries that balance on each date: one for each date with rows. */
export function datedVouchers(
  company: Company,
  all: readonly Entry[],
  name: string,
  nameOf: (entries: readonly Entry[]) => string,
): readonly Voucher[] {
  const byDate = Map.groupBy(all, ({ date }) => date)
  return [...byDate]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([date, entries]) => ({
      id: `${name}:${date}`,
      date,
      text: nameOf(entries),
      series: company.BokfVerSer,
      number: null,
      rows: evenedOut(company, summed(company, entries)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

/**
 * Returns vouchers with numbers in sequence when the company numbers them here, and the next one.
 */
export function numbered(
  company: Company,
  vouchers: readonly Voucher[],
): { readonly vouchers: readonly Voucher[]; readonly next: number } {
  const next = Number(company.VernrNextNr)
  if (!company.VernrUseNext) return { vouchers, next }
  const inDateOrder = vouchers.toSorted((a, b) => compare(a.date, b.date) || compare(a.id, b.id))
  return {
    vouchers: inDateOrder.map((voucher, at) => ({ ...voucher, number: next + at })),
    next: next + vouchers.length,
  }
}

function entriesOf(basis: VoucherBasis): readonly Entry[] {
  const { company, lastDay, keys } = basis
  const people = new Map(basis.people.map(person => [person.person, person]))
  const of = (person: string): PostedPerson => {
    const found = people.get(person)
    if (!found) throw new RangeError(`There is no employee ${person} in the basis.`)
    return found
  }
  const payslips = inOrder(basis.payslips)
  const costs = Map.groupBy(basis.contributions, ({ payslip }) => payslip)
  const dayOf = (setting: string, payDate: IsoDate) => (setting === 'L' ? lastDay : payDate)
  const lastPayDate = payslips.at(-1)?.payDate ?? lastDay

  const ofPayslips = payslips.flatMap(payslip =>
    payslipEntries({
      company,
      payslip,
      keys,
      person: of(payslip.person),
      contributions: (costs.get(payslip.id) ?? []).toSorted((a, b) => compare(a.kind, b.kind) || a.amount - b.amount),
      dates: {
        pay: dayOf(company.BokfdatLon, payslip.payDate),
        tax: dayOf(company.BokfdatSkatt, payslip.payDate),
      },
    }),
  )
  const slipsOf = Map.groupBy(payslips, ({ person }) => person)
  const postedOf = Map.groupBy(ofPayslips, ({ person }) => person)
  const payOf = (person: string) =>
    payParts(
      company,
      (slipsOf.get(person) ?? []).flatMap(({ rows }) => rows),
      keys,
    )
  const payDay = dayOf(company.BokfdatLon, lastPayDate)

  const entries = [
    ...ofPayslips,
    ...basis.holiday
      .toSorted((a, b) => compare(a.person, b.person))
      .flatMap(change =>
        holidayEntries({
          company,
          change,
          person: of(change.person),
          date: payDay,
          posted: postedOf.get(change.person) ?? [],
          pay: company.FordelaSemLon ? payOf(change.person) : undivided,
        }),
      ),
  ]
  const taxDay = dayOf(company.BokfdatSkatt, lastPayDate)
  return [...entries, ...declaredEntries(company, basis.declared, entries, taxDay)]
}

const textOf = (entries: readonly Entry[], period: string): string => {
  const hasPay = entries.some(({ category }) => category === 'pay')
  const hasTax = entries.some(({ category }) => category === 'tax' || category === 'contributions')
  const about = hasPay && hasTax ? 'Lön, skatter och avgifter' : hasTax ? 'Skatter och avgifter' : 'Lön'
  return `${about} ${period}`
}

/** The setting that says whether a category is specified per employee. */
const perEmployee: Readonly<Record<Category, (company: Company) => boolean>> = {
  pay: company => company.SpecaAnstNr,
  tax: company => company.SpecaSkatt,
  net: company => company.SpecaNetto,
  contributions: company => company.SpecaArbAvg,
  holiday: company => company.SpecaSemLon,
  pension: company => company.SpecaPension,
}

/** Returns the row that an entry is a part of, as the company specifies its vouchers. */
function rowOf(company: Company, entry: Entry): Omit<VoucherRow, 'amount' | 'remainder' | 'quantity' | 'sources'> {
  const { account, units, category, person, department, detail } = entry
  return {
    account,
    units,
    person: perEmployee[category](company) ? person : '',
    department: company.SpecaAvdelning && category === 'pay' ? department : '',
    payType: company.SpecaLonArt ? (detail?.payType ?? '') : '',
    date: company.SpecaDatum ? (detail?.from ?? '') : '',
    text: company.SpecaText ? (detail?.text ?? '') : '',
  }
}

/** Returns the rows of a voucher: the entries that the company does not tell apart are one row. */
function summed(company: Company, entries: readonly Entry[]): readonly VoucherRow[] {
  // What a field of the declaration has posted is read again by the next posting of the month.
  const groups = Map.groupBy(entries, entry => JSON.stringify([rowOf(company, entry), entry.box ?? '']))
  const rows = [...groups].map(([key, same]) => ({
    ...(JSON.parse(key)[0] as ReturnType<typeof rowOf>),
    amount: same.reduce((sum, { amount }) => sum + amount, 0),
    remainder: same.reduce((sum, { remainder }) => sum + remainder, 0),
    quantity: quantityOf(same),
    sources: sourcesOf(same),
  }))
  return rows.filter(({ amount }) => amount !== 0).toSorted(compareRows)
}

/** Debits stand before credits, and each in the order of the accounts. */
const compareRows = (a: VoucherRow, b: VoucherRow): number =>
  Number(a.amount < 0) - Number(b.amount < 0) || compare(a.account, b.account) || compare(keyOf(a), keyOf(b))

const keyOf = ({ units, person, department, payType, date, text }: VoucherRow): string =>
  JSON.stringify([units, person, department, payType, date, text])

/** Returns the sum of the quantities when all are in the same unit. */
function quantityOf(entries: readonly Entry[]): Hundredths | null {
  const counted = entries.filter(({ detail }) => detail?.quantity != null)
  const units = new Set(counted.map(({ detail }) => detail?.unit))
  return units.size === 1 ? counted.reduce((sum, { detail }) => sum + (detail?.quantity ?? 0), 0) : null
}

function sourcesOf(entries: readonly Entry[]): readonly VoucherSource[] {
  const boxes = new Set(entries.flatMap(({ box }) => box ?? []))
  if (boxes.size > 0) return [{ payslip: '', rows: [...boxes] }]
  const bySlip = Map.groupBy(
    entries.filter(({ payslip }) => payslip !== ''),
    ({ payslip }) => payslip,
  )
  return [...bySlip]
    .toSorted(([a], [b]) => compare(a, b))
    .map(([payslip, same]) => ({
      payslip,
      rows: [...new Set(same.flatMap(({ rows }) => rows))].toSorted(compare),
    }))
}

/**
 * Returns the rows with the decimals that the company posts. What the rounding leaves is posted as
 * rounding, so that the voucher still balances.
 */
function evenedOut(company: Company, rows: readonly VoucherRow[]): readonly VoucherRow[] {
  const places = Number(company.AvrundaKontering)
  if (places >= 2) return rows
  const unit = places === 1 ? 10 : 100
  const rounded = rows
    .map(row => ({ ...row, amount: scaled(row.amount, [1, 1], 'nearest', unit) }))
    .filter(({ amount }) => amount !== 0)
  const rest = rounded.reduce((sum, { amount }) => sum + amount, 0)
  if (rest === 0) return rounded
  const details = {
    remainder: 0,
    person: '',
    department: '',
    payType: '',
    date: '' as const,
    text: '',
    quantity: null,
    sources: [],
  }
  const rounding = { ...details, account: accountOf(company, 'KtoAvrundning'), units: noUnits, amount: -rest }
  return [...rounded, rounding].toSorted(compareRows)
}
