import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { addAbsence } from '../employees/absences/absences-area.ts'
import { changeEmployee } from '../employees/change-employee.ts'
import type { Period } from '../payroll/basis/basis-of.ts'
import { correctPayslip } from '../payroll/correction/correct-payslip.ts'
import { theseRows } from '../payroll/correction/corrected-rows.ts'
import { corrected } from '../payroll/correction/corrections-area.ts'
import { readBasis } from '../payroll/run/store-payslip.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { employee, employeeAbsence, employeeVehicle, payslip } from '../tables/schema.ts'
import { addVehicle } from '../vehicles/vehicles-area.ts'
import { type DemoClerk, finishPayslips } from './payroll-finish.ts'

/** The pay types that a forgotten row may have, those that fit most tables first. */
const forgotten = ['1045', '1010', '1000']

/** The month of payout whose payslips one is corrected of. */
const correction = '2026-06'

const isIn = ({ payDay, kind }: Period, month: string) => kind === 'M' && payDay.startsWith(month)

/** Returns those who have a monthly salary all year and no absence, by number. */
const steady = (tx: Transaction) =>
  tx
    .select({ number: employee.employmentNumber, version: employee.version, salary: employee.salary })
    .from(employee)
    .where(
      and(
        ...[eq(employee.salaryForm, 'MÅN'), eq(employee.employmentForm, 'TV')],
        ...[lt(employee.employedFrom, '2026-01-01'), isNull(employee.employedTo)],
        notExists(
          tx
            .select({ one: sql`1` })
            .from(employeeAbsence)
            .where(eq(employeeAbsence.employmentNumber, employee.employmentNumber)),
        ),
      ),
    )
    .orderBy(asc(employee.employmentNumber))

type Steady = Awaited<ReturnType<typeof steady>>

/** A car that whoever gets it in the spring of 2026 drives. */
const car = {
  BilModel: 'Kia EV3 Air',
  BilKod: 'KIA-EV3-25',
  BilYear: 2025,
  BilDrivmedel: 'EL',
  BilNypris: 447_900,
  BilExtra: 12_000,
  BerFordonsskatt: 360,
}

/** What a clerk registers before a month of payout is run: `YYYY-MM`, and of whom. */
const happenings: Readonly<
  Record<string, (tx: Transaction, persons: Steady, period: Period) => Promise<unknown> | undefined>
> = {
  async '2026-02'(tx, [driver], { firstDay, payDay }) {
    const hasCars = (await tx.$count(employeeVehicle)) > 0
    if (driver && !hasCars)
      await addVehicle(tx, driver.number, { ...car, BilForstSkatt: firstDay, BilFrom: firstDay }, payDay)
  },
  '2026-03'(tx, persons, { deviationsFirst, payDay }) {
    const ill = persons[2 % persons.length]
    const FranDatum = mondayFrom(addDays(deviationsFirst, 7))
    const TomDatum = addDays(FranDatum, 3)
    return ill && addAbsence(tx, ill.number, { FranvaroTyp: 'SJK', FranDatum, TomDatum }, payDay)
  },
  '2026-05'(tx, persons, { firstDay, payDay }) {
    const raised = persons.at(-1)
    const Lon = Math.round((Number(raised?.salary) * 1.03) / 100) * 100
    return raised && change(tx, raised, { GallerFran: firstDay, Values: { Lon } }, payDay)
  },
  '2026-07'(tx, persons, { firstDay, lastDay, payDay }) {
    const leaving = persons[1 % persons.length]
    return leaving && change(tx, leaving, { GallerFran: firstDay, Values: { AnstTom: lastDay } }, payDay)
  },
}

const change = (
  tx: Transaction,
  { number, version: Version }: Steady[number],
  of: Omit<Parameters<typeof changeEmployee>[2], 'Version'>,
  today: IsoDate,
) => changeEmployee(tx, number, { Version, ...of }, today)

/**
 * Registers what comes before a month is run: somebody gets a car, is ill, gets a raise or leaves.
 */
export async function beforeDemoMonth(tx: Transaction, period: Period, complete: ReadonlySet<string>): Promise<void> {
  const happens = period.kind === 'M' ? happenings[period.payDay.slice(0, 7)] : undefined
  if (!happens) return
  const persons = (await steady(tx)).filter(({ number }) => complete.has(number))
  await happens(tx, persons, period)
}

/** Returns the Monday on a day or after it. */
function mondayFrom(day: IsoDate): IsoDate {
  let monday = day
  while (new Date(`${monday}T00:00:00Z`).getUTCDay() !== 1) monday = addDays(monday, 1)
  return monday
}

/** Returns a payslip of a period that may lack a row, with its pay type, if there is any. */
async function forgottenOf(tx: Transaction, period: string) {
  for (const { number: employmentNumber } of (await steady(tx)).toReversed()) {
    const key = { period, employmentNumber, number: 1 }
    const [slip] = await tx
      .select({ version: payslip.version })
      .from(payslip)
      .where(
        and(
          ...[eq(payslip.period, period), eq(payslip.employmentNumber, employmentNumber), eq(payslip.number, 1)],
          isNotNull(payslip.paidAt),
        ),
      )
    const known = new Set((await readBasis(tx, key))?.basis.payTypes.map(({ number }) => number))
    const LonArtNr = forgotten.find(number => known.has(number))
    if (slip && LonArtNr !== undefined) return [{ key, version: slip.version, LonArtNr }]
  }
  return []
}

/**
 * Corrects a payslip of a month that has been paid, when it is the one in which a row was
 * forgotten: by the command that the screen calls, and finished like the others.
 */
export async function afterDemoMonth(tx: Transaction, period: Period, by: DemoClerk): Promise<void> {
  if (!isIn(period, correction)) return
  const [found] = await forgottenOf(tx, period.period)
  if (!found) return
  const { key, version, LonArtNr } = found
  // Some days after the payday, when the person has asked for it, and before the month is posted.
  const now = new Date(`${addDays(period.payDay, 4)}T09:00:00Z`)
  const row = { LonArtNr, Text: 'Arvode för kursdag', From: '', Tom: '', Antal: null, Apris: null, Belopp: 1_500 }
  const answer = await corrected(tx, false, 'corrected', () =>
    correctPayslip(
      tx,
      { ...key, version },
      { right: { rows: theseRows([row]), isFetched: false }, target: null, payDay: null, isPaid: false },
      { login: by.login, now, isPreview: false },
    ),
  )
  await finishPayslips(tx, answer.Period, { ...by, now })
}
