import { type DemoEmployee, employeeOf } from '../invented-persons/staff.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { hourlyAgreement, monthlyAgreement } from '../registers/standard-registers.ts'
import { employee } from '../tables/schema.ts'

/** The number of test persons in a new company. */
const count = 10

/** Above the indexes of the demo data. */
const firstIndex = 20_000

/**
 * Returns employees of working age in a year, numbered from 1. They are the same for every company
 * that starts in that year.
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

/** Adds test persons to the transaction's company. Each follows one of its agreements. */
export async function addTrialPersons(tx: Transaction, year: number, payCodeTable: string): Promise<void> {
  const rows = personsOf(year).map(person => ({
    ...person,
    payCodeTable,
    agreementId: person.salaryForm === 'MÅN' ? monthlyAgreement : hourlyAgreement,
  }))
  await tx.insert(employee).values(rows)
}
