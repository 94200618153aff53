import { employee } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { type DemoEmployee, employeeOf } from '../platform/demo/staff.ts'
import { hourlyAgreement, monthlyAgreement } from '../registers/standard-registers.ts'

/** So many test persons a new company gets. */
const count = 10

/** Beyond every person of the demo data. */
const firstIndex = 20_000

/**
 * Employees of working age in that year, numbered from 1; the same for every company that starts in
 * it.
 */
function personsOf(year: number): DemoEmployee[] {
  const found: DemoEmployee[] = []
  for (let position = 0; found.length < count; position += 1) {
    const person = employeeOf(position, firstIndex + position, [], year)
    const isAdult = Number(person.personalNumber.slice(0, 4)) + 18 <= year
    if (isAdult) found.push({ ...person, employmentNumber: String(found.length + 1) })
  }
  return found
}

/** Gives the transaction's company test persons, each following one of its agreements. */
export async function addTrialPersons(tx: Transaction, year: number, payCodeTable: string): Promise<void> {
  const rows = personsOf(year).map(person => ({
    ...person,
    payCodeTable,
    agreementId: person.salaryForm === 'MÅN' ? monthlyAgreement : hourlyAgreement,
  }))
  await tx.insert(employee).values(rows)
}
