import type { FormValues } from '#contracts/forms/field.ts'
import { noDate } from '#contracts/rules/required.ts'
import { chanceOf } from '../invented-persons/chance.ts'
import { type Person, personOf } from '../invented-persons/persons.ts'
import { type DemoEmployee, employeeOf, towns } from '../invented-persons/staff.ts'
import type { DemoAccount } from './accounts.ts'
import { type DemoCompany, demoCompanies, demoDepartments } from './companies.ts'
import { growingCompany } from './licences.ts'

/**
 * Numbers persons across all companies, so that each is unique: employees, clients, then the ones
 * that DEMO_EMPLOYEES adds.
 */
const firstClient = 500
const firstGenerated = 1000
/** The next of kin of clients have only their first names. */
const firstKin = 700

export interface DemoClient extends Person {
  readonly clientNumber: string
  /** The fields without a column: contracts/registers/clients.ts. */
  readonly details: FormValues
}

const departmentsOf = ({ ftgId }: DemoCompany): string[] =>
  ftgId === growingCompany ? demoDepartments.map(({ id }) => id) : []

/** Returns the employees of a company in demo-licence.md, by number. */
export function employeesOf(company: DemoCompany): DemoEmployee[] {
  const earlier = demoCompanies.slice(0, demoCompanies.indexOf(company))
  const first = earlier.reduce((sum, { employees }) => sum + employees, 0)
  return Array.from({ length: company.employees }, (_, position) =>
    employeeOf(position, first + position, departmentsOf(company)),
  )
}

/**
 * Returns employee number `index` of DEMO_EMPLOYEES, from 1, numbered after the company's others.
 */
export const generatedEmployee = (company: DemoCompany, index: number): DemoEmployee =>
  employeeOf(company.employees + index - 1, firstGenerated + index, departmentsOf(company))

/** Returns where a client lives, and the decisions: a fifth have two.. */
function clientDetails(number: string): FormValues {
  const chance = chanceOf(`client ${number}`)
  const [PostNr, PostOrt] = chance.pick(towns)
  const Timmar = chance.whole(80, 480) / 4
  const isOfTown = chance.next() < 0.2
  const decision = { FranDatum: '2025-07-01', TomDatum: noDate, Period: 'V', Referens: `Ärende ${number}` }
  const ofState = { ...decision, Betalare: 'FK', Timmar }
  const ofTown = { ...decision, Betalare: 'KOMMUN', Timmar: 20, Referens: '' }
  return {
    Adress1: `${chance.pick(['Lindvägen', 'Hantverkargatan', 'Åkervägen'])} ${chance.whole(1, 40)}`,
    PostNr,
    PostOrt,
    Telefon: `070-174 06 ${chance.whole(10, 99)}`,
    SkyddadIdentitet: number === '13',
    AnhorigNamn1: `${personOf(firstKin + Number(number)).firstName}`,
    AnhorigRelation1: 'syskon',
    Beslut: isOfTown ? [ofTown, ofState] : [ofState],
    Ansvariga: [{ Login: 'lss' }],
  }
}

/** Returns the clients of a company, by number. */
export const clientsOf = ({ clients = 0 }: DemoCompany): DemoClient[] =>
  Array.from({ length: clients }, (_, position) => {
    const clientNumber = String(position + 1)
    return { ...personOf(firstClient + position), clientNumber, details: clientDetails(clientNumber) }
  })

/**
 * Returns the assignments of a company's properties to employees. About a tenth of the employees
 * have each property.
 */
export const propertiesOf = ({ ftgId }: DemoCompany, numbers: readonly string[], propertyIds: readonly string[]) =>
  numbers.flatMap(employmentNumber => {
    const chance = chanceOf(`properties ${ftgId} ${employmentNumber}`)
    return propertyIds.filter(() => chance.next() < 0.1).map(propertyId => ({ employmentNumber, propertyId }))
  })

/**
 * Returns the assignments of employees to clients: two to four employees for each client, some of
 * them with two clients.
 */
export const assignmentsOf = (company: DemoCompany) => {
  const employees = employeesOf(company)
  return clientsOf(company).flatMap(({ clientNumber }, position) => {
    const team = chanceOf(`team ${company.ftgId} ${clientNumber}`).whole(2, 4)
    return Array.from({ length: team }, (_, at) => employees[(2 * position + at) % employees.length])
      .filter(each => each !== undefined)
      .map(({ employmentNumber, employedFrom: validFrom, employedTo: validTo }) => ({
        clientNumber,
        employmentNumber,
        validFrom,
        validTo,
      }))
  })
}

/** Returns the person of an account: an invented one, or the first in a register of its company. */
export function personOfAccount({ person }: DemoAccount): { readonly name: string; readonly personalNumber: string } {
  if ('name' in person) return { personalNumber: '', ...person }
  const company = demoCompanies.find(({ ftgId }) => ftgId === person.firstOf)
  const [first] = company ? (person.register === 'employees' ? employeesOf(company) : clientsOf(company)) : []
  if (!first) throw new Error(`${person.firstOf} has no ${person.register}`)
  return { name: `${first.firstName} ${first.lastName}`, personalNumber: first.personalNumber }
}
