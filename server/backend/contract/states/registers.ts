import { eq } from 'drizzle-orm'
import { type FactKind, kindOf } from '#contracts/employees/dated.ts'
import { exampleEmployeeValues } from '#contracts/employees/examples.ts'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { states } from '#contracts/pact/states.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { type Register, referencesOf, rowReferencesOf } from '#contracts/registers/register.ts'
import { registers } from '#contracts/registers/registers.ts'
import type { Right } from '#contracts/rights/catalogue.ts'
import { conditionsOf } from '#contracts/rights/conditions.ts'
import { addRows } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { ownRegisters } from '../../registers/own/own-registers.ts'
import type { Part } from '../../registers/own-register.ts'
import { registerStore } from '../../registers/register-store.ts'
import { addAgreements } from '../../registers/standard-registers.ts'
import {
  clientAssignment,
  company,
  employee,
  employeeFact,
  employeeProperty,
  importedPayslip,
  importRun,
  salaryYear,
  workSchedule,
} from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, type Params, text } from '../pact-tools.ts'
import { addTable } from './employees.ts'

/**
 * Adds the items that an item refers to, and those that they refer to: examples of their registers,
 * with the codes that are referred to.
 *
 * @param asked the register of the state, which gets no further items
 * @param used the register whose item is referred to once in each way: no further rows do
 */
async function addReferred(
  tx: Transaction,
  register: Register,
  values: FormValues,
  { asked = register, used }: { readonly asked?: Register; readonly used?: RegisterName } = {},
): Promise<void> {
  const inRows = Object.entries(register.model.fields).flatMap(([field, { rows }]) =>
    Object.entries(rows?.model.fields ?? {}).flatMap(([column, { to }]) =>
      to ? (values[field] as readonly FormRow[]).map(row => [to.list, row[column]] as const) : [],
    ),
  )
  const own = referencesOf(register).map(([field, { list: to }]) => [to, values[field]] as const)
  for (const [to, named = ''] of [...own, ...inRows]) {
    const other = registers[to as RegisterName] as Register | undefined
    const code = String(named)
    if (!other || code === '') continue
    const part = await addPart(tx, other, { year: 2026 })
    const rowsToUsed = Object.entries(other.model.fields).filter(([, { rows }]) =>
      Object.values(rows?.model.fields ?? {}).some(({ to }) => used !== undefined && to?.list === used),
    )
    const example = {
      ...other.examples[1],
      [other.key]: code,
      ...Object.fromEntries(rowsToUsed.map(([field]) => [field, []])),
    }
    if (other.name !== asked.name) await addReferred(tx, other, example, { asked, ...(used && { used }) })
    await registerStore(other, part).add(tx, example)
  }
}

/** The registers that lists of codes choose from, by field. */
const chosenFrom = { AvdelningList: 'departments', AvtalIdList: 'agreements', EgenskapIDList: 'properties' } as const

/** Adds what an item names in its lists of codes. */
async function addChosen(tx: Transaction, values: FormValues): Promise<void> {
  const codesIn = (field: string) => (values[field] ?? []) as readonly string[]
  for (const employmentNumber of codesIn('AnstNrList'))
    await tx
      .insert(employee)
      .values({ ...someone, employmentNumber })
      .onConflictDoNothing()
  for (const [field, name] of Object.entries(chosenFrom))
    for (const code of codesIn(field)) {
      const register = registers[name]
      const example = { ...register.examples[1], [register.key]: code }
      await addReferred(tx, register, example)
      await registerStore(register).add(tx, example)
    }
}

const namesProperties = ({ Egenskaper }: FormValues) => Array.isArray(Egenskaper) && Egenskaper.length > 0

const registerIn = (params: Params) => registers[text(params, 'Register') as RegisterName]

const someone: typeof employee.$inferInsert = {
  employmentNumber: '1',
  firstName: 'Anna',
  lastName: 'Andersson',
  employmentForm: 'TV',
  employedFrom: '2021-03-01',
  salaryForm: 'MÅN',
  salary: '30000',
}

/** Makes somebody refer to an item, where that is no item of a register. */
const references: Partial<Record<RegisterName, (tx: Transaction, key: string) => Promise<unknown>>> = {
  daySchedules: (tx, code) =>
    tx.insert(workSchedule).values({ id: 'SKIFT', name: 'Skift', settings: { Veckor: [code], Avvikelser: [] } }),
  formulaVariables: (tx, key) =>
    registerStore(registers.formulaVariables).add(tx, { Kod: 'LASER', BenText: 'Läser', Formel: key, Beskrivning: '' }),
  async clients(tx, clientNumber) {
    await tx.insert(employee).values(someone)
    const { employmentNumber } = someone
    await tx.insert(clientAssignment).values({ employmentNumber, clientNumber, validFrom: '2026-01-01' })
  },
  async importedPay(tx, employmentNumber) {
    const counts = { added: 1, changed: 0, unchanged: 0 }
    await tx.insert(importRun).values({ number: 1, definition: 'HIST', fileName: 'historik.csv', ...counts })
    const sums = { gross: 1, benefits: 0, tax: 0, net: 1, contributionBase: 1, contributions: 0 }
    await tx.insert(importedPayslip).values({ employmentNumber, payDate: '2025-01-24', run: 1, balances: {}, ...sums })
  },
  async properties(tx, propertyId) {
    await tx.insert(employee).values(someone)
    await tx.insert(employeeProperty).values({ employmentNumber: someone.employmentNumber, propertyId })
  },
}

/** Makes an employee refer to an item in every way: today, from a day to come, and in a row. */
async function referFromEmployee(tx: Transaction, register: RegisterName, key: string): Promise<void> {
  const { AnstNr } = exampleEmployeeValues
  const fields = referencesOf({ model: employeeForm }).filter(([, { list }]) => list === register)
  const cells = rowReferencesOf({ model: employeeForm }).filter(({ list }) => list === register)
  const row = cells.length === 0 ? undefined : Object.fromEntries(cells.map(({ cell }) => [cell, key]))
  if (fields.length === 0 && !row) return
  const values = Object.fromEntries(fields.map(([field]) => [field, key]))
  const own = { ...(exampleEmployeeValues as unknown as FormValues), ...values }
  await addRows(tx, [{ ...own, ...(row && { Loneposter: [row] }) }])
  const dated = Object.keys(values).filter(field => kindOf(field) !== undefined)
  for (const field of dated)
    await tx.insert(employeeFact).values({
      employmentNumber: AnstNr,
      kind: kindOf(field) as FactKind,
      validFrom: '2099-01-01',
      values: { [field]: key },
      inForce: false,
    })
}

/** Adds the salary year and the owner that the items of a register are of. */
async function addPart(tx: Transaction, { within, isOfYear }: Register, { year, owner }: Part): Promise<Part> {
  if (!isOfYear) return {}
  await tx
    .insert(salaryYear)
    .values({ year: year ?? 0 })
    .onConflictDoNothing()
  const of = within && registers[within.register]
  if (of && owner !== undefined) await registerStore(of, { year }).add(tx, { ...of.examples[0], [of.key]: owner })
  return { year, owner }
}

/** Returns the handlers of the states of registers. */
export function registerStates({ chosen, inCompany, fresh }: PactTools): PactStates {
  return {
    [states.register('', '', '', '', []).name]: async (params, undo) => {
      const tenant = await fresh(params, undo)
      const register = registerIn(params)
      const rules = conditionsOf(`${register.area}.Read` as Right)
      const flags = [
        ...rules.flatMap(rule => ('company' in rule ? [[rule.company, true]] : [])),
        ...register.facts
          .filter(fact => !/Namn(Typ)?$/.test(fact))
          .map(fact => [fact, !/^Register|FOKList$/.test(fact)]),
      ]
      await inCompany(tenant, async tx => {
        await tx
          .update(company)
          .set({ settings: Object.fromEntries(flags) })
          .where(eq(company.ftgKey, tenant.ftgKey))
        if (rules.some(rule => 'agreement' in rule)) await addAgreements(tx, 'STANDARD')
        const { Year, Owner } = params
        const part = { year: Number(Year ?? 0), ...(Owner !== undefined && { owner: String(Owner) }) }
        // Periods belong to a salary year.
        if (register.name === 'salaryPeriods') await tx.insert(salaryYear).values({ year: 2026 }).onConflictDoNothing()
        // An imported employee gets the company's table of pay types.
        if (register.name === 'importDefinitions') await addTable(tx, 'STANDARD')
        const placed = await addPart(tx, register, part)
        const store = registerStore(register, placed)
        const items = list<FormValues>(params, 'Items')
        // What a person was paid earlier is of somebody who is employed.
        if (register.name === 'importedPay')
          for (const { AnstNr } of register.examples)
            await tx.insert(employee).values({ ...someone, employmentNumber: String(AnstNr) })
        // A new template names a property in its rows.
        if (register.name === 'standardPersons' && !items.some(namesProperties)) {
          const [{ EgenskapID }] = registers.properties.examples.toReversed() as [FormValues]
          await registerStore(registers.properties).add(tx, { EgenskapID: String(EgenskapID), BenText: 'Egenskap' })
        }
        for (const values of items) {
          await addReferred(tx, register, values)
          await addChosen(tx, values)
          await store.add(tx, values)
          await ownRegisters[register.name]?.begin?.(tx, placed, values)
          await ownRegisters[register.name]?.follow?.(tx, String(values[register.key]), values)
        }
      })
      return {}
    },
    [states.registerItemUsed('', '', '', '').name]: async params => {
      const { name, usedBy, referrers } = registerIn(params)
      if (usedBy.length === 0) throw new Error(`Nothing refers to an item of ${name}`)
      await inCompany(await chosen(params), async tx => {
        await references[name]?.(tx, text(params, 'Key'))
        await referFromEmployee(tx, name, text(params, 'Key'))
        for (const { register, field, cell } of referrers) {
          const from = registers[register]
          const part = await addPart(tx, from, { year: 2026, owner: 'STANDARD' })
          const other = { ...from.examples[1], ...(register === name && { [from.key]: 'NYANNAN' }) }
          const key = text(params, 'Key')
          const [row] = (other[field] ?? []) as readonly FormRow[]
          const values = { ...other, [field]: cell === undefined ? key : [{ ...row, [cell]: key }] }
          await addReferred(tx, from, values, { used: name as RegisterName })
          await registerStore(from, part).add(tx, values)
        }
      })
      return {}
    },
  }
}
