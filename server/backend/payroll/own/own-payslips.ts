import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { bornOn } from '#contracts/employees/birthday.ts'
import { errors } from '#contracts/errors.ts'
import type { OwnPayslip, OwnPayslipItem } from '#contracts/payroll/own/shapes.ts'
import { messageOf } from '#contracts/payroll/sheet/payslip-sheet.ts'
import type { TrialStep } from '#contracts/payroll/trial/shapes.ts'
import { addDays } from '#contracts/rules/date.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { numberIn } from '../../registers/form-values.ts'
import { isAccountHolder } from '../../rights/facts.ts'
import { settingsFor } from '../../settings/company-settings.ts'
import { employee, payslip, payslipRow, salaryPeriod } from '../../tables/schema.ts'
import { payslipOf } from '../run/payslip-rows.ts'
import { answerOf, balanceOf } from '../trial/trial-answer.ts'

/**
 * Does work in which the database shows of the company's payslips only those that the person of the
 * transaction's account may see: their own, when they are published, from VisaLBFrDgr days before
 * the payout. It refuses all others, whatever the queries of the work. A payslip that was made for
 * somebody with another birth date is not theirs, though the employee has got their number since.
 */
export async function amongOwn<Result>(tx: Transaction, now: Date, work: () => Promise<Result>): Promise<Result> {
  const rows = await tx
    .select({ number: employee.employmentNumber, person: employee.personalNumber })
    .from(employee)
    .where(isAccountHolder)
  const days = numberIn(await settingsFor(tx, ['VisaLBFrDgr']), 'VisaLBFrDgr')
  // The comma before them narrows to nobody when there are none.
  const persons = ['', ...rows.map(({ number }) => number)].join(',') || ','
  const until = addDays(swedishDate(now), Math.max(0, Math.floor(days)))
  await tx.execute(
    sql`select set_config('avlona.own_persons', ${persons}, true), set_config('avlona.own_until', ${until}, true),
      set_config('avlona.own_born', ${bornOn(rows[0]?.person ?? '')}, true)`,
  )
  const result = await work()
  await tx.execute(sql`select set_config('avlona.own_persons', '', true)`)
  return result
}

type Head = Pick<
  typeof payslip.$inferSelect,
  'period' | 'employmentNumber' | 'number' | 'payDate' | 'publishedAt' | 'reversedAt' | 'gross' | 'tax' | 'net'
>

const itemOf = (slip: Head): OwnPayslipItem => ({
  Period: slip.period,
  AnstNr: slip.employmentNumber,
  Nummer: slip.number,
  Utbetalningsdatum: slip.payDate,
  Publicerad: (slip.publishedAt ?? new Date(0)).toISOString(),
  Brutto: fromHundredths(slip.gross),
  Skatt: fromHundredths(slip.tax),
  Netto: fromHundredths(slip.net),
  Aterford: slip.reversedAt !== null,
})

/** Returns the payslips that the account's person may see, the latest payout first. */
export const ownPayslips = (tx: Transaction, now: Date): Promise<OwnPayslipItem[]> =>
  amongOwn(tx, now, async () => {
    const { period, employmentNumber, number, payDate, publishedAt, reversedAt, gross, tax, net } = payslip
    const rows = await tx
      .select({ period, employmentNumber, number, payDate, publishedAt, reversedAt, gross, tax, net })
      .from(payslip)
      .orderBy(desc(payDate), desc(period), asc(employmentNumber), desc(number))
    return rows.map(itemOf)
  })

/** The key of a payslip as an address has it. */
export interface OwnKey {
  readonly Period: string
  readonly AnstNr: string
  readonly Nummer: string
}

/** Returns the condition of a payslip, and that of its rows. */
const isOf =
  (table: typeof payslip | typeof payslipRow) =>
  ({ Period, AnstNr, Nummer }: OwnKey) =>
    and(eq(table.period, Period), eq(table.employmentNumber, AnstNr), eq(table.number, Number(Nummer)))

/**
 * Requires that a payslip is one that the account's person may see.
 *
 * @throws Refusal payslipMissing, also when it is somebody else's
 */
export const requireOwn = (tx: Transaction, now: Date, key: OwnKey): Promise<void> =>
  amongOwn(tx, now, async () => {
    const found = await tx.$count(payslip, isOf(payslip)(key))
    if (found === 0) throw new Refusal(errors.payslipMissing)
  })

/**
 * Returns a payslip that the account's person may see.
 *
 * @throws Refusal payslipMissing, also when it is somebody else's
 */
export async function ownPayslip(tx: Transaction, now: Date, key: OwnKey): Promise<OwnPayslip> {
  const shown = await settingsFor(tx, [
    ...(['PrintoutPayslipArbAvg', 'PrintoutPayslipPension', 'PrintoutPayslipNollRader'] as const),
    ...(['PrintoutPayslipMeddelande', 'PrintoutPayslipMeddelandeText'] as const),
  ])
  const { slip, period, rows } = await amongOwn(tx, now, async () => {
    const [found] = await tx
      .select({ slip: payslip, period: salaryPeriod })
      .from(payslip)
      .innerJoin(salaryPeriod, eq(salaryPeriod.period, payslip.period))
      .where(isOf(payslip)(key))
    if (!found) throw new Refusal(errors.payslipMissing)
    return { ...found, rows: await tx.select().from(payslipRow).where(isOf(payslipRow)(key)) }
  })
  const answer = answerOf(payslipOf(slip, rows))
  const isShown = ({ LonTyp, Belopp }: (typeof answer.Rader)[number]) =>
    (LonTyp !== 'PENSION' || shown.PrintoutPayslipPension === true) &&
    (Belopp !== 0 || shown.PrintoutPayslipNollRader === true)
  const Rader = answer.Rader.filter(isShown).map(({ Konto: _, ...row }) => row)
  const Saldon = slip.balances.map(balanceOf)
  const showsCost = shown.PrintoutPayslipArbAvg === true
  const sums = ['Brutto', 'Formaner', 'Skatt', 'EfterSkatt', 'Netto', ...(showsCost ? ['Arbetsgivaravgift'] : [])]
  return {
    ...itemOf(slip),
    FranDatum: period.firstDay,
    TomDatum: period.lastDay,
    Formaner: answer.Formaner,
    Arbetsgivaravgift: showsCost ? answer.Arbetsgivaravgift : null,
    Rader,
    Steg: stepsBehind(answer.Steg, [...sums, ...[...Rader, ...Saldon].flatMap(({ Steg }) => Steg)]),
    Saldon,
    Meddelande: messageOf(shown),
  }
}

/** Returns the steps with these ids, and those that their values come from, in their order. */
function stepsBehind(all: readonly TrialStep[], ids: readonly string[]): TrialStep[] {
  const byId = new Map(all.map(step => [step.Id, step]))
  const wanted = new Set<string>()
  const add = (id: string): void => {
    const step = byId.get(id)
    if (!step || wanted.has(id)) return
    wanted.add(id)
    for (const { Steg } of step.Varden) add(Steg)
  }
  for (const id of ids) add(id)
  return all.filter(({ Id }) => wanted.has(Id))
}
