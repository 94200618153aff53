import type { employeeCalls } from '#contracts/employees/calls.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { seesProtected } from '../platform/privacy/protected-person.ts'
import { changeEmployee, changeNumber, createEmployee, removeEmployee, removeFact } from './change-employee.ts'
import { employeePage } from './employee-page.ts'
import { choicesOf, employeeOn } from './read-employee.ts'

export const employeesArea: Handlers<typeof employeeCalls> = {
  async list({ tx, pagination, filter, now, opens }) {
    const sees = await seesProtected(opens, 'Registry.PerReg')
    return employeePage(tx, pagination, filter ?? {}, swedishDate(now), sees)
  },
  choices: ({ tx, scope }) => choicesOf(tx, scope.SalaryYear),
  async one({ tx, params, filter, now, opens }) {
    const sees = {
      protectedPersons: await seesProtected(opens, 'Registry.PerReg'),
      absences: await opens({ right: 'Registry.PerReg.Franvaro' }),
      clients: await opens({ right: 'Registry.Brukare.Read' }),
    }
    return employeeOn(tx, params.AnstNr, filter?.Datum ?? swedishDate(now), sees)
  },
  async create({ tx, body, now, scope }) {
    const at = { today: swedishDate(now), year: scope.SalaryYear }
    return { Version: await createEmployee(tx, body as unknown as FormValues, at) }
  },
  async change({ tx, params, body, now }) {
    const change = { ...body, Values: body.Values as Readonly<Record<string, FieldValue | undefined>> }
    return { Version: await changeEmployee(tx, params.AnstNr, change, swedishDate(now)) }
  },
  async remove({ tx, params }) {
    await removeEmployee(tx, params.AnstNr)
    return null
  },
  removeFact: async ({ tx, params, body, now }) => ({
    Version: await removeFact(tx, params.AnstNr, body, swedishDate(now)),
  }),
  changeNumber: async ({ tx, params, body }) => ({
    Version: await changeNumber(tx, params.AnstNr, body.Version, body.AnstNr),
  }),
}
