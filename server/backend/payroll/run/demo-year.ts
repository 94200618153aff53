import { and, asc, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { addAbsence } from '../../absences/absences-area.ts'
import { changeEmployee } from '../../employees/change-employee.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import { employee, employeeAbsence, payslip } from '../../platform/database/schema.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { Period } from '../basis/basis-of.ts'
import { correctPayslip } from '../correction/correct-payslip.ts'
import { theseRows } from '../correction/corrected-rows.ts'
import { corrected } from '../correction/corrections-area.ts'
import { markPayslips } from './mark-payslips.ts'
import { payslipEvents } from './payslip-events.ts'
import { usesAttestOf } from './status.ts'
import { readBasis } from './store-payslip.ts'

/** The months of payout in which something happens that a clerk registers, and what. */
const monthsOf = { sickness: '2026-03', raise: '2026-05', correction: '2026-06' } as const

/** The pay types that a forgotten row may have, those that fit most tables first. */
const forgotten = ['1045', '1010', '1000']

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

/** Registers what comes before a month is run: somebody is ill, or gets a raise. */
export async function beforeDemoMonth(tx: Transaction, period: Period, complete: ReadonlySet<string>): Promise<void> {
  const { deviationsFirst, firstDay, payDay } = period
  if (![monthsOf.sickness, monthsOf.raise].some(month => isIn(period, month))) return
  const persons = (await steady(tx)).filter(({ number }) => complete.has(number))
  if (isIn(period, monthsOf.sickness)) {
    const ill = persons[2 % persons.length]
    const FranDatum = weekdayFrom(addDays(deviationsFirst, 7))
    const TomDatum = addDays(FranDatum, 3)
    if (ill) await addAbsence(tx, ill.number, { FranvaroTyp: 'SJK', FranDatum, TomDatum }, payDay)
  }
  if (isIn(period, monthsOf.raise)) {
    const raised = persons[persons.length - 1]
    const salary = Math.round((Number(raised?.salary) * 1.03) / 100) * 100
    if (raised)
      await changeEmployee(
        tx,
        raised.number,
        { Version: raised.version, GallerFran: firstDay, Values: { Lon: salary } },
        payDay,
      )
  }
}

/** Returns the Monday on a day or after it. */
function weekdayFrom(day: IsoDate): IsoDate {
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
 * forgotten: by the command that the screen calls, and paid like the others.
 */
export async function afterDemoMonth(tx: Transaction, period: Period, login: string): Promise<void> {
  if (!isIn(period, monthsOf.correction)) return
  const [found] = await forgottenOf(tx, period.period)
  if (!found) return
  const { key, version, LonArtNr } = found
  const person = key.employmentNumber
  // A week after the payday, when the person has asked for it.
  const now = new Date(`${addDays(period.payDay, 7)}T09:00:00Z`)
  const row = { LonArtNr, Text: 'Arvode för kursdag', From: '', Tom: '', Antal: null, Apris: null, Belopp: 1_500 }
  const answer = await corrected(tx, false, 'corrected', () =>
    correctPayslip(
      tx,
      { ...key, version },
      { right: { rows: theseRows([row]), isFetched: false }, target: null, payDay: null, isPaid: false },
      { login, now, isPreview: false },
    ),
  )
  const mark = async (
    action: 'attest' | 'paid',
    type: (typeof payslipEvents)['attested' | 'paid'],
    Version: number,
  ) => {
    const items = [{ AnstNr: person, Nummer: answer.Nummer, Version }]
    const { marked } = await markPayslips(tx, { action, period: answer.Period, items, login, now })
    if (marked.length > 0) await appendEvent(tx, { type, payload: { period: answer.Period, persons: marked } })
    return marked.length
  }
  const attested = (await usesAttestOf(tx)) ? await mark('attest', payslipEvents.attested, 1) : 0
  await mark('paid', payslipEvents.paid, 1 + attested)
}
