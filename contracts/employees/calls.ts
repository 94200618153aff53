import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { StaffFilter } from '../person/employee-filter.ts'
import { maxNumberLength } from '../person/identity.ts'
import { employeeErrors } from './errors.ts'
import {
  Employee,
  EmployeeChange,
  EmployeeChoices,
  EmployeeListItem,
  EmployeeValues,
  FactRemoval,
  NumberChange,
  SavedEmployee,
} from './shapes.ts'

const read = { right: 'Registry.PerReg.Read' } as const
const write = { right: 'Registry.PerReg.Write' } as const
const one = z.strictObject({ AnstNr: z.string().min(1).max(maxNumberLength) })
const changing = [commonErrors.fieldsRefused, commonErrors.versionConflict, employeeErrors.employeeMissing]

/** The calls about the employees of the company in the company header (third document §3, §7). */
export const employeeCalls = {
  list: call('GET', '/perlista', {
    summary:
      'Returns the employees of the company in the X-Ftg-Id header, by name in Swedish order. Without perPage, returns the first 10,000. Sorts by AnstNr, Namn, PersNr, Epost, Avdelning or AnstFrom. Searches in AnstNr, Namn, PersNr, Epost and Avdelning. The filter takes every condition of an employee filter except the number of warnings, and HideDeparted, which leaves out those whose last day has passed.',
    access: read,
    paged: true,
    filter: StaffFilter,
    data: z.array(EmployeeListItem),
    errors: [commonErrors.fieldsRefused],
  }),
  choices: call('GET', '/perreg/@/choices', {
    summary:
      'Returns what an employee may be given: departments, agreements, properties and trade unions; and what a new one begins with: the lowest free number by the company settings, the normal tax table, the pay-type table and the templates.',
    access: read,
    data: EmployeeChoices,
  }),
  one: call('GET', '/perreg/{AnstNr}', {
    summary:
      'Returns an employee as of a day, today by default, with every dated change. An account without the right to write does not see the address, telephone, e-mail and next of kin of a person with a protected identity.',
    access: read,
    params: one,
    filter: z.strictObject({ Datum: z.iso.date().optional() }),
    data: Employee,
    errors: [employeeErrors.employeeMissing],
  }),
  create: call('POST', '/perreg', {
    summary:
      'Adds an employee. An empty tax column is set by the age of the person: 1, or 3 from 66 years at the start of the year.',
    access: write,
    body: EmployeeValues,
    data: SavedEmployee,
    errors: [commonErrors.fieldsRefused],
  }),
  change: call('PUT', '/perreg/{AnstNr}', {
    summary:
      'Changes the given fields of an employee, and returns the version. Dated fields get their values from GallerFran on; on or before the first day of the employment, they hold all the time until the next change. A change on the day of another replaces it.',
    access: write,
    params: one,
    body: EmployeeChange,
    data: SavedEmployee,
    errors: changing,
  }),
  remove: call('DELETE', '/perreg/{AnstNr}', {
    summary: 'Removes an employee that nothing refers to. Otherwise the message says what does.',
    access: write,
    params: one,
    data: z.null(),
    errors: [employeeErrors.employeeMissing, employeeErrors.employeeInUse],
  }),
  removeFact: call('POST', '/perreg/{AnstNr}/removeFact', {
    summary:
      'Removes what changed of an employee on a day, of one kind, and returns the version. What held before then holds until the next change.',
    access: write,
    params: one,
    body: FactRemoval,
    data: SavedEmployee,
    errors: [commonErrors.versionConflict, employeeErrors.employeeMissing],
  }),
  changeNumber: call('PUT', '/perreg/{AnstNr}/anstNr', {
    summary: 'Changes the number of an employee, and returns the version. Whatever refers to it follows.',
    access: { right: 'Registry.PerReg.ChangeAnstNr' },
    params: one,
    body: NumberChange,
    data: SavedEmployee,
    errors: changing,
  }),
}
