import { and, eq, gte, inArray, max, type SQL } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { resultUnits } from '#contracts/settings/counts.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { File, FileAsk } from '../../platform/http/download-route.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { changeSettings } from '../../settings/change-settings.ts'
import type { CompanyRow } from '../../settings/company-settings.ts'
import { employee, registerItem, voucher } from '../../tables/schema.ts'
import type { Company } from './company.ts'
import { voucherFile } from './files/voucher-file.ts'
import type { VoucherNames } from './files/voucher-table.ts'
import { companyOf, periodOf } from './make-vouchers.ts'
import { accountNames, rowsOf } from './read-vouchers.ts'
import type { Voucher } from './voucher.ts'
import { vouchersFor } from './voucher-conditions.ts'
import { numbered } from './vouchers-of.ts'

/**
 * Marks the vouchers of a period that are not sent as sent, in one file, with numbers when the
 * company numbers them here. The numbers are in sequence whatever was removed before.
 *
 * @throws Refusal voucherPeriodMissing, nothingToSend, voucherFileRefused
 */
export async function sendVouchers(
  tx: Transaction,
  period: string,
  { login, now }: { readonly login: string; readonly now: Date },
): Promise<{ readonly count: number; readonly file: number; readonly warnings: readonly string[] }> {
  await periodOf(tx, period, true)
  const { row, company } = await companyOf(tx, true)
  const ofPeriod = eq(voucher.period, period)
  const unsent = await vouchersWhere(tx, and(ofPeriod, vouchersFor('send')))
  if (unsent.length === 0) throw new Refusal(errors.nothingToSend)
  const { vouchers, next } = numbered(company, unsent)
  const { warnings } = await fileOf(tx, company, { period, vouchers, now })
  await requireFree(tx, vouchers)
  const [last] = await tx
    .select({ file: max(voucher.file) })
    .from(voucher)
    .where(ofPeriod)
  const file = (last?.file ?? 0) + 1
  for (const { id, number } of vouchers) {
    await tx.update(voucher).set({ status: 'SENT', number, file, sentAt: now, sentBy: login }).where(eq(voucher.id, id))
  }
  if (company.VernrUseNext) await countUp(tx, row, next, now)
  return { count: vouchers.length, file, warnings }
}

/** Stores the number of the next voucher. Whoever may send need not have the right to settings. */
const countUp = (tx: Transaction, row: CompanyRow, next: number, now: Date) =>
  changeSettings(tx, {
    role: null,
    row,
    now,
    opens: async () => true,
    change: { Version: row.version, Values: { VernrNextNr: next } },
  })

/** @throws Refusal voucherFileRefused when a number is taken in its series and accounting year */
async function requireFree(tx: Transaction, vouchers: readonly Voucher[]): Promise<void> {
  const numbers = vouchers.flatMap(({ number }) => (number === null ? [] : [number]))
  if (numbers.length === 0) return
  const own = await tx
    .select()
    .from(voucher)
    .where(
      inArray(
        voucher.id,
        vouchers.map(({ id }) => id),
      ),
    )
  const first = Math.min(...numbers)
  const taken = await tx
    .select({ series: voucher.series, year: voucher.fiscalYear, number: voucher.number })
    .from(voucher)
    .where(gte(voucher.number, first))
  const clash = vouchers.find(({ id, number }) => {
    const stored = own.find(each => each.id === id)
    return taken.some(
      each => each.number === number && each.series === stored?.series && each.year === stored.fiscalYear,
    )
  })
  if (!clash) return
  const message = `Verifikationsnummer ${clash.number} i serien ${clash.series} är redan använt. Ändra Nästa verifikationsnummer i inställningarna för export.`
  throw new Refusal(errors.voucherFileRefused, message)
}

/** Returns stored vouchers as they were made, by date. */
async function vouchersWhere(tx: Transaction, where: SQL | undefined): Promise<readonly Voucher[]> {
  const stored = await tx.select().from(voucher).where(where).orderBy(voucher.date, voucher.number, voucher.id)
  const rows = Map.groupBy(
    stored.length === 0
      ? []
      : await rowsOf(
          tx,
          stored.map(({ id }) => id),
        ),
    row => row.voucher,
  )
  return stored.map(({ id, date, text, series, number }) => ({
    id,
    date,
    text,
    series,
    number,
    rows: (rows.get(id) ?? []).map(row => ({
      account: row.account,
      amount: row.amount,
      units: row.units,
      remainder: row.remainder,
      person: row.person,
      payType: row.payType,
      department: row.department,
      date: row.day ?? ('' as const),
      text: row.text,
      quantity: row.quantity,
      sources: [],
    })),
  }))
}

/** @throws Refusal voucherFileRefused */
async function fileOf(
  tx: Transaction,
  company: Company,
  { period, vouchers, now }: { readonly period: string; readonly vouchers: readonly Voucher[]; readonly now: Date },
) {
  const about = { period, madeAt: now, version: '1', names: await namesOf(tx) }
  const file = await voucherFile(company, vouchers, about)
  if ('problem' in file) throw new Refusal(errors.voucherFileRefused, file.problem)
  return file
}

async function namesOf(tx: Transaction): Promise<VoucherNames> {
  const people = await tx
    .select({ number: employee.employmentNumber, first: employee.firstName, last: employee.lastName })
    .from(employee)
  const items = await tx
    .select({ register: registerItem.register, code: registerItem.key, values: registerItem.values })
    .from(registerItem)
    .where(
      inArray(
        registerItem.register,
        resultUnits.map(n => `resultUnits${n}`),
      ),
    )
  return {
    people: Object.fromEntries(people.map(({ number, first, last }) => [number, `${first} ${last}`])),
    accounts: await accountNames(tx),
    units: resultUnits.map(n =>
      Object.fromEntries(
        items
          .filter(({ register }) => register === `resultUnits${n}`)
          .map(({ code, values }) => [code, String(values.BenText)]),
      ),
    ),
  }
}

/** Returns a file of sent vouchers, in the format of the company's settings. */
export async function voucherDownload({ tx, params, now }: FileAsk): Promise<File> {
  const { Period = '', Fil = '' } = params
  const { company } = await companyOf(tx)
  const vouchers = await vouchersWhere(tx, and(eq(voucher.period, Period), eq(voucher.file, Number(Fil))))
  if (vouchers.length === 0) throw new Refusal(errors.voucherPeriodMissing)
  const { name, content } = await fileOf(tx, company, { period: Period, vouchers, now })
  return { name, content }
}
