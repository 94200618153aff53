import type { EmployeeDocument } from '#contracts/employees/documents/shapes.ts'
import type { EmployeeChoices, EmployeeFact } from '#contracts/employees/shapes.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { states } from '#contracts/pact/states.ts'
import { standardPersons } from '#contracts/registers/standard-persons.ts'
import { addRows } from '../../person/employee-row.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { registerStore } from '../../registers/register-store.ts'
import {
  agreement,
  cardNumber,
  department,
  employeeDocument,
  employeeFact,
  payTypeTable,
  property,
  registerItem,
  salaryYear,
} from '../../tables/schema.ts'
import { list, type PactStates, type PactTools, text } from '../pact-tools.ts'

/** Adds the table of pay types that an employee has. */
export async function addTable(tx: Transaction, code: string): Promise<void> {
  await tx.insert(salaryYear).values({ year: 2026 }).onConflictDoNothing()
  await tx.insert(payTypeTable).values({ year: 2026, code, name: 'Standardtabell' }).onConflictDoNothing()
}

/** Returns the handlers of the states of employees. */
export function employeeStates({ chosen, inCompany, fresh }: PactTools): PactStates {
  return {
    [states.employee('', '', {}).name]: async (params, undo) => {
      const values = params.Values as FormValues
      const employmentNumber = String(values.AnstNr)
      const facts = list<EmployeeFact>(params, 'Andringar').map(({ Slag, From, Values }) => ({
        employmentNumber,
        kind: Slag,
        validFrom: From,
        values: Values,
        inForce: From < '2000-01-01',
      }))
      await inCompany(await fresh(params, undo), async tx => {
        for (const id of [values.EgenskapIDList ?? []].flat()) {
          await tx.insert(property).values({ id: String(id), name: `Egenskap ${id}` })
        }
        await addTable(tx, String(values.TabellStyKod))
        await addRows(tx, [values])
        if (facts.length > 0) await tx.insert(employeeFact).values(facts)
      })
      return {}
    },
    [states.employeeDocuments('', '', '', []).name]: async params => {
      const employmentNumber = text(params, 'AnstNr')
      const rows = list<EmployeeDocument>(params, 'Documents').map(({ Id, Titel, Datum, FilNamn, Typ, Storlek }) => ({
        id: Id,
        employmentNumber,
        title: Titel,
        day: Datum,
        fileName: FilNamn,
        type: Typ,
        size: Storlek,
        content: Buffer.from('%PDF-1.7\n%%EOF'),
      }))
      await inCompany(await chosen(params), async tx => {
        if (rows.length > 0) await tx.insert(employeeDocument).values(rows)
      })
      return {}
    },
    [states.employeeChoices('', '', {}).name]: async params => {
      const { Avdelning, AvtalId, EgenskapIDList, FackId, Mallar } = params.Choices as Pick<
        EmployeeChoices,
        'Avdelning' | 'AvtalId' | 'EgenskapIDList' | 'FackId'
      > & { readonly Mallar: EmployeeChoices['FackId'] }
      // A choice is the code and the name.
      const rowsOf = (some: readonly { readonly value: string; readonly label: string }[]) =>
        some.map(({ value, label }) => ({ id: value, name: label.slice(value.length + 1) }))
      await inCompany(await chosen(params), async tx => {
        await addTable(tx, 'STANDARD')
        await tx.insert(department).values(rowsOf(Avdelning))
        await tx.insert(agreement).values(rowsOf(AvtalId).map(row => ({ ...row, payTypeTable: 'STANDARD' })))
        await tx.insert(property).values(rowsOf(EgenskapIDList))
        const unions = rowsOf(FackId).map(({ id, name }) => ({ key: id, values: { BenText: name } }))
        await tx.insert(registerItem).values(unions.map(each => ({ ...each, register: 'tradeUnions' })))
        for (const { id, name } of rowsOf(Mallar)) {
          await registerStore(standardPersons).add(tx, { ...standardPersons.examples[1], Id: id, BenText: name })
        }
      })
      return {}
    },
    [states.employeeUsed('', '', '').name]: async params => {
      const employmentNumber = text(params, 'AnstNr')
      await inCompany(await chosen(params), tx =>
        tx.insert(cardNumber).values({ employmentNumber, number: '4711', validFrom: '2026-01-01' }),
      )
      return {}
    },
  }
}
