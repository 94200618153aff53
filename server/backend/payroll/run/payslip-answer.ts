import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import { payslipStatus } from '#contracts/payroll/run/payslip-life.ts'
import type { Payslip as PayslipAnswer, PayslipEntry } from '#contracts/payroll/run/shapes.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { employee, payslip, payslipEntry, payslipRow, salaryPeriod, userAccount } from '../../tables/schema.ts'
import { chainOf, isFinished, keptBy, lastOf } from '../correction/chain.ts'
import { yearSums } from '../documents/year-sums.ts'
import { openOrder } from '../payments/is-ordered.ts'
import { answerOf, balanceOf } from '../trial/trial-answer.ts'
import { nameOf } from './payslip-page.ts'
import { payslipOf } from './payslip-rows.ts'
import { flagsOf, usesAttestOf } from './status.ts'

/** The payslip that the calls show and change unless they say another: that of the salary run. */
export const first = 1

type Stored = typeof payslip.$inferSelect

/** Returns the condition of the payslip of a person in a period. */
export const isOf = (period: string, person: string, number = first) =>
  and(eq(payslip.period, period), eq(payslip.employmentNumber, person), eq(payslip.number, number))

/**
 * Returns the payslip of a person in a period as the wire has it.
 *
 * @throws Refusal payslipMissing
 */
export async function payslipAnswer(
  tx: Transaction,
  period: string,
  person: string,
  number = first,
): Promise<PayslipAnswer> {
  const [found] = await tx
    .select({ slip: payslip, name: nameOf, isLocked: salaryPeriod.isLocked, order: openOrder })
    .from(payslip)
    .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
    .innerJoin(salaryPeriod, eq(salaryPeriod.period, payslip.period))
    .where(isOf(period, person, number))
  if (!found) throw new Refusal(errors.payslipMissing)
  const { slip } = found
  const of = <Table extends typeof payslipRow | typeof payslipEntry>(table: Table) =>
    and(eq(table.period, period), eq(table.employmentNumber, person), eq(table.number, number))
  const rows = await tx.select().from(payslipRow).where(of(payslipRow))
  const entries = await tx
    .select()
    .from(payslipEntry)
    .where(and(of(payslipEntry), eq(payslipEntry.source, 'TYPED')))
    .orderBy(asc(payslipEntry.position))
  const usesAttest = await usesAttestOf(tx)
  const { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift, Rader, Steg, Varningar } = answerOf(payslipOf(slip, rows))
  return {
    Period: period,
    AnstNr: person,
    Nummer: slip.number,
    Namn: found.name,
    Utbetalningsdatum: slip.payDate,
    StatusText: payslipStatus(flagsOf(slip), usesAttest),
    ...(await doneIn(tx, slip)),
    Betalning: found.order,
    Locked: found.isLocked,
    Brutto,
    Formaner,
    Skatt,
    Netto,
    Arbetsgivaravgift,
    Rader,
    Steg,
    Egna: entries.map(entryOf),
    Saldon: slip.balances.map(balanceOf),
    HittillsIAr: await yearIn(tx, slip),
    ...(await correctionsOf(tx, slip, usesAttest)),
    Varningar,
    ...(await neighbours(tx, slip)),
    Version: slip.version,
  }
}

/** Returns the sums of the year of a payslip, or null where the company does not show them. */
async function yearIn(tx: Transaction, slip: Stored): Promise<PayslipAnswer['HittillsIAr']> {
  const { UsePayslipAckCard } = await settingsFor(tx, ['UsePayslipAckCard'])
  if (UsePayslipAckCard !== true) return null
  const { gross, benefits, tax } = (await yearSums(tx, [slip]))(slip)
  return { Brutto: fromHundredths(gross), Formaner: fromHundredths(benefits), Skatt: fromHundredths(tax) }
}

/** Returns the payslips that correct each other, and what may be done with this one of them. */
async function correctionsOf(tx: Transaction, slip: Stored, usesAttest: boolean) {
  const chain = await chainOf(tx, slip, false)
  const last = lastOf(chain)
  const isLast = last.period === slip.period && last.number === slip.number
  const isFixed = isLast && (await isFinished(tx, chain[0]))
  return {
    Rattelser:
      chain.length === 1
        ? []
        : chain.map(each => ({
            Period: each.period,
            Nummer: each.number,
            Utbetalningsdatum: each.payDate,
            Netto: fromHundredths(each.net),
            StatusText: payslipStatus(flagsOf(each), usesAttest),
          })),
    KanRattas: isFixed,
    KanAterforas: isFixed && keptBy(chain) === null,
  }
}

const amountOf = (hundredths: number | null): number | null => (hundredths === null ? null : fromHundredths(hundredths))

const entryOf = (entry: typeof payslipEntry.$inferSelect): PayslipEntry => ({
  LonArtNr: entry.payType,
  Text: entry.text,
  From: entry.firstDay,
  Tom: entry.lastDay,
  Antal: amountOf(entry.quantity),
  Apris: amountOf(entry.price),
  Belopp: amountOf(entry.amount),
})

/** Returns when each thing was done with a payslip, and by whom: the name, or else the login. */
async function doneIn(tx: Transaction, slip: Stored) {
  const logins = [slip.readyBy, slip.attestedBy, slip.printedBy, slip.paidBy, slip.reversedBy, slip.publishedBy]
  const known = logins.flatMap(login => login ?? [])
  const accounts =
    known.length === 0
      ? []
      : await tx
          .select({ login: userAccount.login, name: userAccount.name })
          .from(userAccount)
          .where(inArray(userAccount.login, known))
  const names = new Map(accounts.map(({ login, name }) => [login, name]))
  const done = (at: Date | null, by: string | null) =>
    at && { At: at.toISOString(), By: names.get(by ?? '') ?? by ?? '' }
  return {
    Klarmarkerad: done(slip.readyAt, slip.readyBy),
    Attesterad: done(slip.attestedAt, slip.attestedBy),
    Utskriven: done(slip.printedAt, slip.printedBy),
    Utbetald: done(slip.paidAt, slip.paidBy),
    Backad: done(slip.reversedAt, slip.reversedBy),
    Publicerad: done(slip.publishedAt, slip.publishedBy),
  }
}

/** Returns the persons before and after in the period, by number. */
async function neighbours(tx: Transaction, { period, employmentNumber }: Stored) {
  const beside = async (sign: '<' | '>') => {
    const [found] = await tx
      .select({ AnstNr: payslip.employmentNumber, Namn: nameOf })
      .from(payslip)
      .innerJoin(employee, eq(employee.employmentNumber, payslip.employmentNumber))
      .where(
        and(
          ...[eq(payslip.period, period), eq(payslip.number, first)],
          sql`${payslip.employmentNumber} ${sql.raw(sign)} ${employmentNumber}`,
        ),
      )
      .orderBy(sign === '<' ? desc(payslip.employmentNumber) : asc(payslip.employmentNumber))
      .limit(1)
    return found ?? null
  }
  return { Foregaende: await beside('<'), Nasta: await beside('>') }
}
