import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { errors } from '#contracts/errors.ts'
import { editProblems } from '#contracts/payroll/vouchers/edit-problems.ts'
import type { EditedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused, Refusal, requireFields } from '../../platform/http/refusal.ts'
import { voucher, voucherPayslip, voucherRow } from '../../tables/schema.ts'
import {
  companyOf,
  fiscalYearOf,
  type NewRow,
  periodOf,
  postingOf,
  type StoredRow,
  storePayslips,
  storeRows,
} from './make-vouchers.ts'
import { rowsOf } from './read-vouchers.ts'
import { holds, mayBeDoneTogether } from './voucher-conditions.ts'

type StoredVoucher = typeof voucher.$inferSelect

/**
 * Returns a voucher with those that were made together with it. Their period is locked, so that
 * nobody posts it, sends it or takes it back meanwhile.
 *
 * @throws Refusal voucherMissing
 */
async function lockedPosting(tx: Transaction, id: string) {
  const [found] = await tx.select().from(voucher).where(eq(voucher.id, id))
  if (!found) throw new Refusal(errors.voucherMissing)
  await periodOf(tx, found.period, true)
  const posting = await postingOf(tx, found.posting)
  const own = posting.find(each => each.id === id)
  if (!own) throw new Refusal(errors.voucherMissing)
  return { own, posting }
}

/**
 * Replaces the date, text and rows of a voucher that is not sent.
 *
 * @throws Refusal voucherMissing, voucherSent, versionConflict, fieldsRefused
 */
export async function changeVoucher(tx: Transaction, id: string, edited: EditedVoucher) {
  const { own } = await lockedPosting(tx, id)
  if (!mayBeDoneTogether([own], 'change')) throw new Refusal(errors.voucherSent)
  if (own.version !== edited.Version) throw new Refusal(errors.versionConflict)
  const problems = editProblems(edited)
  requireFields(problems)
  const before = await rowsOf(tx, [id])
  const rows = editedRows(id, before, edited)
  const rowsAreSame = JSON.stringify(rows) === JSON.stringify(before.map(plain))
  if (rowsAreSame && own.date === edited.Datum && own.text === edited.Text)
    return { period: own.period, version: own.version, isChanged: false }
  if (own.reverses !== null && !rowsAreSame) {
    const message = 'En återföring har samma rader som verifikationen den återför.'
    throw fieldsRefused({ Rader: message })
  }
  const { company } = await companyOf(tx)
  await tx
    .update(voucher)
    .set({
      date: edited.Datum,
      text: edited.Text,
      fiscalYear: fiscalYearOf(company, edited.Datum),
      version: own.version + 1,
    })
    .where(eq(voucher.id, id))
  await tx.delete(voucherRow).where(eq(voucherRow.voucher, id))
  await storeRows(tx, rows)
  return { period: own.period, version: own.version + 1, isChanged: true }
}

const plain = ({ ftgKey: _, licNr: __, ...row }: StoredRow) => row

const newRow = {
  remainder: 0,
  person: '',
  payType: '',
  department: '',
  day: null,
  quantity: null,
  sources: [],
}

/** Returns the rows as they are stored. One that was before keeps what it comes from. */
function editedRows(id: string, before: readonly StoredRow[], { Rader }: EditedVoucher) {
  const known = new Map(before.map(row => [row.position, plain(row)]))
  return Rader.map(({ Rad, Konto, Belopp, Text, ResEnh }, at) => {
    const was = known.get(Rad ?? 0)
    // Two rows that say they are the same one do not both come from it.
    known.delete(Rad ?? 0)
    const own = {
      account: Konto,
      amount: toHundredths(Belopp),
      text: Text,
      units: resultUnits.map(n => ResEnh[n - 1] ?? ''),
    }
    return was ? { ...was, position: at + 1, ...own } : { voucher: id, position: at + 1, ...newRow, ...own }
  }) satisfies NewRow[]
}

/**
 * Removes vouchers that were made together and are not sent. Vouchers that these take back hold
 * again.
 *
 * @throws Refusal voucherMissing, voucherSent, voucherPostedAgain
 */
export async function removePosting(tx: Transaction, id: string) {
  const { own, posting } = await lockedPosting(tx, id)
  if (!mayBeDoneTogether(posting, 'remove')) throw new Refusal(errors.voucherSent)
  const reversed = posting.flatMap(({ reverses }) => (reverses === null ? [] : [reverses]))
  if (reversed.length > 0) {
    if (await isPostedAgain(tx, reversed)) throw new Refusal(errors.voucherPostedAgain)
    await tx
      .update(voucher)
      .set({ status: 'SENT', reversedAt: null, reversedBy: null, version: sql`${voucher.version} + 1` })
      .where(inArray(voucher.id, reversed))
  }
  const ids = posting.map(each => each.id)
  await tx.delete(voucher).where(inArray(voucher.id, ids))
  return { period: own.period, count: ids.length }
}

/** True when what vouchers posted that are taken back is on vouchers that hold. */
async function isPostedAgain(tx: Transaction, reversed: readonly string[]): Promise<boolean> {
  const anew = alias(voucher, 'anew')
  const [order] = await tx
    .select({ id: voucher.id })
    .from(voucher)
    .innerJoin(anew, and(eq(anew.ftgKey, voucher.ftgKey), eq(anew.paymentOrder, voucher.paymentOrder)))
    .where(and(holds, inArray(anew.id, [...reversed])))
    .limit(1)
  if (order) return true
  const again = alias(voucherPayslip, 'again')
  const [found] = await tx
    .select({ id: voucher.id })
    .from(voucherPayslip)
    .innerJoin(
      again,
      and(
        ...[eq(again.ftgKey, voucherPayslip.ftgKey), eq(again.period, voucherPayslip.period)],
        ...[eq(again.employmentNumber, voucherPayslip.employmentNumber), eq(again.number, voucherPayslip.number)],
      ),
    )
    .innerJoin(voucher, and(eq(voucher.ftgKey, again.ftgKey), eq(voucher.id, again.voucher)))
    .where(and(inArray(voucherPayslip.voucher, [...reversed]), holds))
    .limit(1)
  return found !== undefined
}

/**
 * Takes sent vouchers that were made together back, each by one with the opposite amounts.
 *
 * @returns the voucher that takes the given one back
 * @throws Refusal voucherMissing, voucherNotReversible
 */
export async function reversePosting(
  tx: Transaction,
  id: string,
  date: IsoDate,
  { login, now }: { readonly login: string; readonly now: Date },
) {
  const { own, posting } = await lockedPosting(tx, id)
  if (!mayBeDoneTogether(posting, 'reverse')) throw new Refusal(errors.voucherNotReversible)
  const { company } = await companyOf(tx)
  const together = {
    posting: randomUUID(),
    createdAt: now,
    createdBy: login,
    date,
    fiscalYear: fiscalYearOf(company, date),
  }
  const made = new Map<string, string>()
  for (const each of posting) made.set(each.id, await reverse(tx, each, together))
  await tx
    .update(voucher)
    .set({ status: 'REVERSED', reversedAt: now, reversedBy: login, version: sql`${voucher.version} + 1` })
    .where(inArray(voucher.id, [...made.keys()]))
  return { id: made.get(id) ?? '', period: own.period, count: made.size }
}

async function reverse(
  tx: Transaction,
  { id: reverses, period, series, text, paymentOrder, paymentDay }: StoredVoucher,
  together: Pick<StoredVoucher, 'posting' | 'createdAt' | 'createdBy' | 'date' | 'fiscalYear'>,
): Promise<string> {
  const id = randomUUID()
  const own = { id, period, series, reverses, paymentOrder, paymentDay, text: `Återföring av ${text}` }
  await tx.insert(voucher).values({ ...together, ...own })
  const rows = await rowsOf(tx, [reverses])
  await storeRows(
    tx,
    rows.map(({ amount, remainder, quantity, ...row }) => ({
      ...plain(row as StoredRow),
      voucher: id,
      amount: -amount,
      remainder: 0 - remainder,
      quantity: quantity === null ? null : 0 - quantity,
    })),
  )
  const slips = await tx
    .select()
    .from(voucherPayslip)
    .where(eq(voucherPayslip.voucher, reverses))
    .orderBy(voucherPayslip.position)
  await storePayslips(
    tx,
    id,
    slips.map(({ period: code, employmentNumber, number }) => ({ period: code, employmentNumber, number })),
  )
  return id
}
