import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { type DatedEntry, type Timeline, valuesAt } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { employee, employeeFact } from '../platform/database/schema.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { lockedRows, replaceRow, valuesOf } from './employee-row.ts'

/** Returns what has changed and will change of an employee, by day. */
export async function entriesOf(tx: Transaction, number: string): Promise<DatedEntry[]> {
  const rows = await tx
    .select()
    .from(employeeFact)
    .where(eq(employeeFact.employmentNumber, number))
    .orderBy(asc(employeeFact.validFrom), asc(employeeFact.kind))
  return rows.map(({ kind, validFrom, values }) => ({ Slag: kind, From: validFrom, Values: values }))
}

/** Stores an employee as of today, with the entries in place of those before. */
export async function storeTimeline(tx: Transaction, { values, entries }: Timeline, today: IsoDate): Promise<void> {
  const employmentNumber = String(values.AnstNr)
  await replaceRow(tx, values)
  await tx.delete(employeeFact).where(eq(employeeFact.employmentNumber, employmentNumber))
  if (entries.length === 0) return
  await tx.insert(employeeFact).values(
    entries.map(({ Slag, From, Values }) => ({
      ...{ employmentNumber, kind: Slag, validFrom: From, values: Values },
      inForce: From <= today,
    })),
  )
}

/**
 * Returns the values of the transaction's employees on a day, in one query: their own rows with
 * what differed on that day on top. Payroll reads a period's employees so.
 *
 * @param number limits it to one employee
 */
export async function employeesOn(tx: Transaction, day: IsoDate, number?: string): Promise<FormValues[]> {
  const fact = sql`employee_facts_on(${day}::date) as fact`
  const rows = await tx
    .select({ employee, facts: sql<FormValues | null>`fact.values` })
    .from(employee)
    .leftJoin(fact, sql`fact.ftg_key = ${employee.ftgKey} and fact.employment_number = ${employee.employmentNumber}`)
    .where(number === undefined ? undefined : eq(employee.employmentNumber, number))
    .orderBy(employee.employmentNumber)
  return rows.map(each => ({ ...valuesOf(each.employee), ...each.facts }))
}

/**
 * Moves the changes whose day has come to the employees' own rows, in every company, so that lists
 * show them. Requires the system role.
 */
export async function bringFactsIntoForce(tx: Transaction, now: Date): Promise<void> {
  const today = swedishDate(now)
  const coming = and(eq(employeeFact.inForce, false), lte(employeeFact.validFrom, today))
  const companies = await tx
    .selectDistinct({ licNr: employeeFact.licNr, ftgKey: employeeFact.ftgKey })
    .from(employeeFact)
    .where(coming)
  for (const company of companies) {
    await actFor(tx, company)
    const come = await tx.selectDistinct({ number: employeeFact.employmentNumber }).from(employeeFact).where(coming)
    const numbers = come.map(({ number }) => number)
    for (const row of await lockedRows(tx, numbers)) {
      const entries = await entriesOf(tx, row.employmentNumber)
      const { EgenskapIDList: _, ...values } = valuesAt({ values: valuesOf(row), entries }, today)
      await storeTimeline(tx, { values, entries }, today)
    }
  }
  await actAsSystem(tx)
}
