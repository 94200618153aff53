import { and, lte } from 'drizzle-orm'
import type { IsoDate } from '#contracts/rules/date.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { employee, employeeFact } from '../../tables/schema.ts'
import { byPerson } from './by-person.ts'

/** Returns the stored rows of persons and of what holds from a day: one query of each table. */
export async function personRows(tx: Transaction, persons: readonly string[], lastDay: IsoDate) {
  const employees = await tx.select().from(employee).where(among(employee.employmentNumber, persons))
  const facts = await tx
    .select()
    .from(employeeFact)
    .where(and(among(employeeFact.employmentNumber, persons), lte(employeeFact.validFrom, lastDay)))
  return { employees, factsOf: byPerson(facts) }
}
