import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import { type DatedEntry, type Timeline, valuesAt } from '#contracts/employees/dated.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { lockedRows, replaceRows, valuesOf } from '../person/employee-row.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { insertAll } from '../platform/database/insert-all.ts'
import { actAsSystem, actFor, type Transaction } from '../platform/database/tenancy.ts'
import { inGroups } from '../platform/in-turns.ts'
import { employee, employeeFact } from '../tables/schema.ts'

/** Returns what has changed and will change of an employee, by day. */
export const entriesOf = async (tx: Transaction, number: string): Promise<readonly DatedEntry[]> =>
  (await entriesOfAll(tx, [number])).get(number) ?? []

/** Returns what has changed and will change of employees by their numbers, by day. */
export async function entriesOfAll(
  tx: Transaction,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, readonly DatedEntry[]>> {
  const rows = await tx
    .select()
    .from(employeeFact)
    .where(inArray(employeeFact.employmentNumber, [...numbers]))
    .orderBy(asc(employeeFact.validFrom), asc(employeeFact.kind))
  const byNumber = Map.groupBy(rows, ({ employmentNumber }) => employmentNumber)
  const entryOf = ({ kind, validFrom, values }: (typeof rows)[number]): DatedEntry => ({
    Slag: kind,
    From: validFrom,
    Values: values,
  })
  return new Map([...byNumber].map(([number, of]) => [number, of.map(entryOf)]))
}

/** Stores employees as of today, each with the entries in place of those before. */
export async function storeTimelines(tx: Transaction, all: readonly Timeline[], today: IsoDate): Promise<void> {
  for (const some of inGroups(all)) {
    const numbers = some.map(({ values }) => String(values.AnstNr))
    await replaceRows(
      tx,
      some.map(({ values }) => values),
    )
    await tx.delete(employeeFact).where(inArray(employeeFact.employmentNumber, numbers))
    const rows = some.flatMap(({ values: { AnstNr }, entries }) =>
      entries.map(({ Slag, From, Values }) => ({
        employmentNumber: String(AnstNr),
        kind: Slag,
        validFrom: From,
        values: Values,
        inForce: From <= today,
      })),
    )
    if (rows.length > 0) await tx.execute(insertAll(employeeFact, rows))
  }
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
    const rows = await lockedRows(tx, numbers)
    const entries = await entriesOfAll(tx, numbers)
    const timelines = rows.map((row): Timeline => {
      const of = entries.get(row.employmentNumber) ?? []
      const { EgenskapIDList: _, ...values } = valuesAt({ values: valuesOf(row), entries: of }, today)
      return { values, entries: of }
    })
    await storeTimelines(tx, timelines, today)
  }
  await actAsSystem(tx)
}
