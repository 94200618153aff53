import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errors } from '#contracts/errors.ts'
import {
  maxSources,
  type ProposedVoucher,
  type VoucherHead,
  type VoucherPeriod,
  type VoucherRow as WireRow,
  type Voucher as WireVoucher,
} from '#contracts/payroll/vouchers/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import {
  paymentOrder,
  payslip,
  registerItem,
  salaryPeriod,
  voucher,
  voucherPayslip,
  voucherRow,
} from '../../tables/schema.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import type { Company } from './company.ts'
import type { MadePosting } from './made-posting.ts'
import type { StoredRow } from './make-vouchers.ts'
import { isOrderPosted, isToPost } from './paid-orders.ts'
import type { VoucherSource } from './voucher.ts'
import { isFinished, isPosted } from './voucher-basis.ts'
import { holds, vouchersFor } from './voucher-conditions.ts'

const reversing = alias(voucher, 'reversing')

/** The debit of a voucher, in öre. */
const debit = sql<number>`(select coalesce(sum(r.amount) filter (where r.amount > 0), 0) from voucher_row r
  where r.ftg_key = voucher.ftg_key and r.voucher = voucher.id)`.mapWith(Number)

/** Returns the vouchers that meet a condition, by date. */
export async function headsOf(tx: Transaction, where: SQL | undefined): Promise<VoucherHead[]> {
  const rows = await tx
    .select({ voucher, debit, reversedBy: reversing.id, order: paymentOrder.number })
    .from(voucher)
    .leftJoin(reversing, and(eq(reversing.ftgKey, voucher.ftgKey), eq(reversing.reverses, voucher.id)))
    .leftJoin(paymentOrder, and(eq(paymentOrder.ftgKey, voucher.ftgKey), eq(paymentOrder.id, voucher.paymentOrder)))
    .where(where)
    .orderBy(
      ...[asc(voucher.date), asc(voucher.createdAt), asc(voucher.number)],
      // Pay is owed before it is paid.
      ...[sql`${voucher.paymentDay} nulls first`, asc(voucher.id)],
    )
  return rows.map(({ voucher: each, debit: ore, reversedBy, order }) => ({
    VerId: each.id,
    Period: each.period,
    Datum: each.date,
    Text: each.text,
    Serie: each.series,
    Nummer: each.number,
    Status: each.status,
    Summa: fromHundredths(ore),
    Kontering: each.posting,
    Aterfor: each.reverses,
    AterfordAv: reversedBy,
    Fil: each.file,
    Betalning: order,
    SkickadTid: each.sentAt?.toISOString() ?? null,
    SkickadAv: each.sentBy ?? '',
    SkapadTid: each.createdAt.toISOString(),
    SkapadAv: each.createdBy,
    Version: each.version,
  }))
}

/**
 * Returns a voucher with its rows.
 *
 * @throws Refusal voucherMissing
 */
export async function readVoucher(tx: Transaction, id: string): Promise<WireVoucher> {
  const [head] = await headsOf(tx, eq(voucher.id, id))
  if (!head) throw new Refusal(errors.voucherMissing)
  const rows = await rowsOf(tx, [id])
  const names = await accountNames(tx)
  const slips = new Map(
    (await tx.select().from(voucherPayslip).where(eq(voucherPayslip.voucher, id))).map(slip => [slip.position, slip]),
  )
  return {
    ...head,
    Rader: rows.map(row => ({
      Rad: row.position,
      KontoNamn: names[row.account] ?? '',
      AntalKallor: row.sources.filter(({ slip }) => slip > 0).length,
      ...wireRow({ ...row, date: row.day ?? '' }),
      Kallor: row.sources.slice(0, maxSources).flatMap(({ slip, rows: Rader }) => sourceOf(slips.get(slip), Rader)),
    })),
  }
}

/** Returns the rows of vouchers, in their order. */
export const rowsOf = (tx: Transaction, ids: readonly string[]): Promise<StoredRow[]> =>
  tx
    .select()
    .from(voucherRow)
    .where(inArray(voucherRow.voucher, [...ids]))
    .orderBy(voucherRow.voucher, voucherRow.position)

const sourceOf = (key: PayslipKey | undefined, rows: readonly string[]): WireRow['Kallor'] =>
  key ? [{ AnstNr: key.employmentNumber, Nr: key.number, Rader: [...rows] }] : []

type Detail = Pick<StoredRow, 'account' | 'amount' | 'units' | 'person' | 'payType' | 'department' | 'text'> &
  Pick<StoredRow, 'quantity' | 'remainder'> & { readonly date: string }

const wireRow = (row: Detail) => ({
  Konto: row.account,
  Belopp: fromHundredths(row.amount),
  ResEnh: resultUnits.map(n => row.units[n - 1] ?? ''),
  AnstNr: row.person,
  LonArtNr: row.payType,
  Avdelning: row.department,
  Datum: row.date,
  Text: row.text,
  Antal: row.quantity === null ? null : fromHundredths(row.quantity),
  Orerest: fromHundredths(row.remainder),
})

/** Returns vouchers that are not stored. */
export async function proposed(tx: Transaction, { slips, vouchers }: MadePosting): Promise<ProposedVoucher[]> {
  const names = await accountNames(tx)
  const source = ({ payslip: id, rows }: VoucherSource) => sourceOf(slips.get(id), rows)
  return vouchers.map(({ date: Datum, text: Text, series: Serie, rows }) => ({
    Datum,
    Text,
    Serie,
    Summa: fromHundredths(rows.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)),
    Rader: rows.map(({ sources, ...row }, at) => ({
      Rad: at + 1,
      KontoNamn: names[row.account] ?? '',
      AntalKallor: sources.filter(({ payslip: id }) => id !== '').length,
      ...wireRow({ ...row, units: [...row.units] }),
      Kallor: sources.slice(0, maxSources).flatMap(source),
    })),
  }))
}

/** Returns the names of the company's accounts, by number. */
export async function accountNames(tx: Transaction): Promise<Readonly<Record<string, string>>> {
  const rows = await tx
    .select({ number: registerItem.key, name: sql<string>`${registerItem.values} ->> 'BenText'` })
    .from(registerItem)
    .where(eq(registerItem.register, 'accounts'))
  return Object.fromEntries(rows.map(({ number, name }) => [number, name]))
}

const counted = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
const isCurrent = sql`${payslip.reversedAt} is null`

/** True for a payslip that corrects another, or that a posted one corrects. */
const isTakenBackByVoucher = sql`(payslip.corrects is not null or exists (select from payslip c
  join voucher_payslip p on p.ftg_key = c.ftg_key and p.period = c.period
    and p.employment_number = c.employment_number and p.number = c.number
  where c.ftg_key = payslip.ftg_key and c.employment_number = payslip.employment_number
    and c.corrects_period = payslip.period and c.corrects = payslip.number))`

/** Returns how far the posting of the salary periods that meet a condition has come. */
export async function periodsOf(tx: Transaction, company: Company, where: SQL | undefined): Promise<VoucherPeriod[]> {
  const periods = await tx
    .select()
    .from(salaryPeriod)
    .where(where)
    .orderBy(desc(salaryPeriod.payDay), desc(salaryPeriod.period))
  if (periods.length === 0) return []
  const codes = periods.map(({ period }) => period)
  const slips = await tx
    .select({
      period: payslip.period,
      all: counted(isCurrent),
      ready: counted(sql`${isCurrent} and ${payslip.readyAt} is not null`),
      finished: counted(isFinished(sql`${salaryPeriod.isLocked}`)),
      posted: counted(sql`${isCurrent} and ${isPosted}`),
      left: counted(sql`${isFinished(sql`${salaryPeriod.isLocked}`)} and not ${isPosted}`),
      takenBack: counted(sql`${payslip.reversedAt} is not null and ${isPosted} and not ${isTakenBackByVoucher}`),
    })
    .from(payslip)
    .innerJoin(salaryPeriod, and(eq(salaryPeriod.ftgKey, payslip.ftgKey), eq(salaryPeriod.period, payslip.period)))
    .where(inArray(payslip.period, codes))
    .groupBy(payslip.period)
  const vouchers = await tx
    .select({
      period: voucher.period,
      number: counted(holds),
      unsent: counted(vouchersFor('send')),
      debit: sql<number>`coalesce(sum(${debit}) filter (where ${holds}), 0)`.mapWith(Number),
    })
    .from(voucher)
    .where(inArray(voucher.period, codes))
    .groupBy(voucher.period)
  const orders = await tx
    .select({
      period: paymentOrder.period,
      all: counted(sql`true`),
      posted: counted(isOrderPosted),
    })
    .from(paymentOrder)
    .where(and(inArray(paymentOrder.period, codes), or(isToPost(company), isOrderPosted)))
    .groupBy(paymentOrder.period)
  return periods.map(({ period, name, payDay }) => {
    const order = orders.find(each => each.period === period) ?? noOrders
    const slip = slips.find(each => each.period === period) ?? noSlips
    const own = vouchers.find(each => each.period === period) ?? noVouchers
    return {
      Period: period,
      Namn: name,
      Utbetalningsdag: payDay,
      Status: statusOf(slip, order, own),
      Verifikationer: own.number,
      Summa: fromHundredths(own.debit),
      Lonebesked: { Antal: slip.all, Fardiga: slip.finished, Bokforda: slip.posted },
      Betalningar: { Antal: order.all, Bokforda: order.posted },
      Saknas: missing(slip),
    }
  })
}

const noSlips = { all: 0, ready: 0, finished: 0, posted: 0, left: 0, takenBack: 0 }
const noOrders = { all: 0, posted: 0 }
const noVouchers = { number: 0, unsent: 0, debit: 0 }

function statusOf(
  slips: typeof noSlips,
  orders: typeof noOrders,
  { number, unsent }: typeof noVouchers,
): VoucherPeriod['Status'] {
  if (slips.left > 0 || orders.all > orders.posted) return 'READY'
  if (unsent > 0) return 'CREATED'
  if (number > 0) return 'SENT'
  return slips.all > 0 ? 'WAITING' : 'EMPTY'
}

function missing({ all, ready, finished, takenBack }: typeof noSlips): string[] {
  const said = (count: number, text: string) => (count > 0 ? [`${text}: ${count}.`] : [])
  return [
    ...said(all - ready, 'Lönebesked som inte är klarmarkerade'),
    ...said(ready - finished, 'Lönebesked som varken är utbetalda eller i en låst period'),
    ...said(takenBack, 'Bokförda lönebesked som är återförda; återför verifikationerna och skapa dem på nytt'),
  ]
}
