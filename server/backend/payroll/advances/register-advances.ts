import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { NewAdvances } from '#contracts/payroll/advances/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import { monthOf } from '../../engine/dates.ts'
import { MissingRule } from '../../engine/law.ts'
import { law } from '../../law/law.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { fieldsRefused } from '../../platform/http/refusal.ts'
import { advance, employee, salaryPeriod } from '../../tables/schema.ts'
import type { Actor } from '../actor.ts'
import type { Period } from '../basis/basis-of.ts'
import { requireLaw } from '../run/run-versions.ts'

/**
 * Returns the open salary period of the month in which a day is: an advance is declared with its
 * payslips. That of a month goes before those of weeks.
 */
export async function openPeriodOf(tx: Transaction, day: IsoDate): Promise<Period | undefined> {
  const [period] = await tx
    .select()
    .from(salaryPeriod)
    .where(and(sql`to_char(${salaryPeriod.payDay}, 'YYYY-MM') = ${monthOf(day)}`, eq(salaryPeriod.isLocked, false)))
    .orderBy(sql`${salaryPeriod.kind} <> 'M'`, salaryPeriod.payDay)
    .limit(1)
  return period
}

/**
 * Returns why no advance can be paid on a day, in Swedish, or undefined.
 *
 * @param today the day now
 */
export async function dayProblem(tx: Transaction, day: IsoDate, today: IsoDate): Promise<string | undefined> {
  if (day < today) return 'Utbetalningsdagen har passerat.'
  if (!(await openPeriodOf(tx, day)))
    return `Det finns ingen öppen löneperiod med utbetalning i ${monthOf(day)}. Välj en dag i en annan månad.`
  try {
    requireLaw(law, day)
  } catch (error) {
    if (error instanceof MissingRule) return error.message
    throw error
  }
  return undefined
}

/**
 * Registers an advance for each person, all or none. Returns their ids.
 *
 * @throws Refusal fieldsRefused
 */
export async function registerAdvances(
  tx: Transaction,
  { AnstNr, Utbetalningsdag, Belopp, Orsak }: z.output<typeof NewAdvances>,
  { login, now }: Actor,
): Promise<string[]> {
  const problem = await dayProblem(tx, Utbetalningsdag, swedishDate(now))
  if (problem !== undefined) throw fieldsRefused({ Utbetalningsdag: problem })
  const persons = [...new Set(AnstNr)]
  if (persons.length < AnstNr.length) throw fieldsRefused({ AnstNr: 'Samma person står två gånger.' })
  const found = await tx.select().from(employee).where(inArray(employee.employmentNumber, persons))
  const known = new Map(found.map(each => [each.employmentNumber, each]))
  for (const person of persons) {
    const row = known.get(person)
    if (!row) throw fieldsRefused({ AnstNr: `Anställd ${person} finns inte.` })
    const isEmployed =
      row.employedFrom <= Utbetalningsdag && (row.employedTo === null || row.employedTo >= Utbetalningsdag)
    if (!isEmployed) throw fieldsRefused({ AnstNr: `Anställd ${person} är inte anställd ${Utbetalningsdag}.` })
  }
  const stored = await tx
    .insert(advance)
    .values(
      persons.map(employmentNumber => ({
        employmentNumber,
        payDate: Utbetalningsdag,
        amount: toHundredths(Belopp),
        reason: Orsak,
        createdBy: login,
      })),
    )
    .returning({ id: advance.id })
  return stored.map(({ id }) => id)
}
