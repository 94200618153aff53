import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { labelOf } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { companySettings } from '#contracts/settings/company-settings.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { inGroups } from '../../platform/in-turns.ts'
import type { Progress } from '../../platform/jobs/progress.ts'
import { settingsOf } from '../../settings/company-settings.ts'
import { company as companyTable, salaryPeriod, voucher, voucherPayslip, voucherRow } from '../../tables/schema.ts'
import type { Period } from '../basis/basis-of.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { accountingYear } from './accounting-year.ts'
import type { Company } from './company.ts'
import { declaredContributionsOf } from './declared-contributions.ts'
import type { MadePosting } from './made-posting.ts'
import { paymentPostings } from './paid-orders.ts'
import { bankField, postsPayments } from './payment-voucher.ts'
import { MissingAccount, type VoucherRow } from './voucher.ts'
import { voucherBasis } from './voucher-basis.ts'
import { vouchersOf } from './vouchers-of.ts'

/**
 * Returns the transaction's company with its settings. A lock makes others that send its vouchers
 * wait.
 *
 * @throws Refusal companyMissing
 */
export async function companyOf(tx: Transaction, lock = false) {
  const found = tx.select().from(companyTable).where(sql`${companyTable.ftgKey} = tenancy.company()`)
  const [row] = await (lock ? found.for('update') : found)
  if (!row) throw new Refusal(errors.companyMissing)
  return { row, company: settingsOf(row) as Company }
}

/**
 * Returns a salary period. A lock makes others that post it wait.
 *
 * @throws Refusal voucherPeriodMissing
 */
export async function periodOf(tx: Transaction, code: string, lock = false): Promise<Period> {
  const found = tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, code))
  const [period] = await (lock ? found.for('update') : found)
  if (!period) throw new Refusal(errors.voucherPeriodMissing)
  return period
}

/** What the settings ask for and is not calculated yet, in Swedish. */
export const notPosted = (company: Company): readonly string[] => [
  ...(company.KonteraAmfAvgift
    ? ['Foras premiesatser finns inte i Avlöna: avgifterna bokförs när fakturan från Fora kommer.']
    : []),
  ...(postsPayments(company)
    ? []
    : [
        `Utbetalningarna bokförs i bokföringsprogrammet: inget konto för ${labelOf(companySettings.fields[bankField(company)], {})} är angivet.`,
      ]),
]

/** Says that the reductions are posted with the last of the month's payslips, in Swedish. */
const reductionsLeft = (company: Company): readonly string[] =>
  company.KonteraBerArbAvg && (company.ArbAvgRabattA || company.ArbAvgRabFoU)
    ? ['Avdragen på arbetsgivaravgifterna bokförs med det sista av månadens lönebesked.']
    : []

/**
 * Returns the postings of what is finished and not posted in a period: its payslips, and its paid
 * orders, each by itself. Stores nothing.
 *
 * @param progress of the job that posts, counted in payslips
 * @throws Refusal postingIncomplete
 */
export async function newPostings(
  tx: Transaction,
  company: Company,
  period: Period,
  progress?: Progress,
): Promise<readonly MadePosting[]> {
  const gathered = await voucherBasis(tx, company, period, progress)
  return postable(async () => {
    const payments = await paymentPostings(tx, company, period)
    if (gathered.basis.payslips.length === 0) return payments
    const declared = company.KonteraBerArbAvg ? await declaredContributionsOf(tx, company, gathered) : undefined
    const vouchers = vouchersOf({ ...gathered.basis, ...(declared !== undefined && { declared }) })
    return [{ company, slips: gathered.slips, vouchers, remarks: declared ? [] : reductionsLeft(company) }, ...payments]
  })
}

/**
 * Returns what a posting makes.
 *
 * @throws Refusal postingIncomplete when an account is not entered, at its setting
 */
export async function postable<Result>(make: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof MissingAccount)) throw error
    throw new Refusal(errors.postingIncomplete, error.message, { [error.field]: error.message })
  }
}

/** Stores vouchers that were made together, each with what they post. */
export async function storePosting(
  tx: Transaction,
  { company, slips, vouchers, order }: MadePosting,
  { period, login, now }: { readonly period: string; readonly login: string; readonly now: Date },
): Promise<void> {
  const posting = randomUUID()
  const keys = [...slips.values()]
  const positions = new Map([...slips.keys()].map((id, at) => [id, at + 1]))
  for (const made of vouchers) {
    const id = randomUUID()
    await tx.insert(voucher).values({
      id,
      period,
      posting,
      date: made.date,
      text: made.text,
      series: made.series,
      createdAt: now,
      createdBy: login,
      fiscalYear: fiscalYearOf(company, made.date),
      ...(order && { paymentOrder: order.id, paymentDay: made.date }),
    })
    await storeRows(
      tx,
      made.rows.map((row, at) => storedRow(id, at + 1, row, positions)),
    )
    await storePayslips(tx, id, keys)
  }
}

/** Returns the first day of the accounting year of a date. */
export const fiscalYearOf = (company: Company, date: IsoDate): IsoDate =>
  accountingYear(date, Number(company.StartBokfAr))[0]

export type StoredRow = typeof voucherRow.$inferSelect
export type NewRow = typeof voucherRow.$inferInsert

/** Stores rows of a voucher. */
export async function storeRows(tx: Transaction, rows: readonly NewRow[]): Promise<void> {
  for (const some of inGroups(rows)) await tx.insert(voucherRow).values(some)
}

/** Stores the payslips that a voucher posts, in their order. */
export async function storePayslips(tx: Transaction, id: string, keys: readonly PayslipKey[]): Promise<void> {
  const rows = keys.map((key, at) => ({ ...key, voucher: id, position: at + 1 }))
  for (const some of inGroups(rows)) await tx.insert(voucherPayslip).values(some)
}

const storedRow = (
  id: string,
  position: number,
  { date, sources, units, ...row }: VoucherRow,
  positions: ReadonlyMap<string, number>,
): NewRow => ({
  ...row,
  voucher: id,
  position,
  day: date === '' ? null : date,
  units: [...units],
  sources: sources.map(({ payslip, rows }) => ({ slip: positions.get(payslip) ?? 0, rows })),
})

/** Returns the vouchers of a posting, in the order of their dates. Locks them. */
export const postingOf = (tx: Transaction, posting: string) =>
  tx
    .select()
    .from(voucher)
    .where(and(eq(voucher.posting, posting)))
    .orderBy(voucher.date, voucher.id)
    .for('update')
