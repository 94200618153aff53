import type { DemoAccount } from './accounts.ts'
import { chanceOf } from './chance.ts'
import { type DemoCompany, demoCompanies, demoDepartments } from './companies.ts'
import { growingCompany } from './licences.ts'
import { type Person, personOf } from './persons.ts'
import { type DemoEmployee, employeeOf } from './staff.ts'

/**
 * Persons are numbered through all companies, so that no two are one: employees, clients, then what
 * DEMO_EMPLOYEES adds.
 */
const firstClient = 500
const firstGenerated = 1000

export interface DemoClient extends Person {
  readonly clientNumber: string
}

const departmentsOf = ({ ftgId }: DemoCompany): string[] =>
  ftgId === growingCompany ? demoDepartments.map(({ id }) => id) : []

/** The employees of a company of the table, by number. */
export function employeesOf(company: DemoCompany): DemoEmployee[] {
  const earlier = demoCompanies.slice(0, demoCompanies.indexOf(company))
  const first = earlier.reduce((sum, { employees }) => sum + employees, 0)
  return Array.from({ length: company.employees }, (_, position) =>
    employeeOf(position, first + position, departmentsOf(company)),
  )
}

/** Employee number `index` of DEMO_EMPLOYEES, from 1, who comes after those of the table. */
export const generatedEmployee = (company: DemoCompany, index: number): DemoEmployee =>
  employeeOf(company.employees + index - 1, firstGenerated + index, departmentsOf(company))

/** The clients of a company, by number. */
export const clientsOf = ({ clients = 0 }: DemoCompany): DemoClient[] =>
  Array.from({ length: clients }, (_, position) => ({
    ...personOf(firstClient + position),
    clientNumber: String(position + 1),
  }))

/** Which of a company's properties some of its employees have: about a tenth of them each. */
export const propertiesOf = ({ ftgId }: DemoCompany, numbers: readonly string[], propertyIds: readonly string[]) =>
  numbers.flatMap(employmentNumber => {
    const chance = chanceOf(`properties ${ftgId} ${employmentNumber}`)
    return propertyIds.filter(() => chance.next() < 0.1).map(propertyId => ({ employmentNumber, propertyId }))
  })

/**
 * Who of a company's employees works for which of its clients: two to four for each, and some of
 * them for two.
 */
export const assignmentsOf = (company: DemoCompany) => {
  const employees = employeesOf(company)
  return clientsOf(company).flatMap(({ clientNumber }, position) => {
    const team = chanceOf(`team ${company.ftgId} ${clientNumber}`).whole(2, 4)
    return Array.from({ length: team }, (_, at) => employees[(2 * position + at) % employees.length])
      .filter(each => each !== undefined)
      .map(({ employmentNumber }) => ({ clientNumber, employmentNumber }))
  })
}

/** Who an account is of: a person of its own, or the first in a register of its company. */
export function personOfAccount({ person }: DemoAccount): { readonly name: string; readonly personalNumber: string } {
  if ('name' in person) return { personalNumber: '', ...person }
  const company = demoCompanies.find(({ ftgId }) => ftgId === person.firstOf)
  const [first] = company ? (person.register === 'employees' ? employeesOf(company) : clientsOf(company)) : []
  if (!first) throw new Error(`${person.firstOf} has no ${person.register}`)
  return { name: `${first.firstName} ${first.lastName}`, personalNumber: first.personalNumber }
}
