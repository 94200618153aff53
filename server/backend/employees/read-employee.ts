import { and, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { always, valuesAt } from '#contracts/employees/dated.ts'
import { missingForPay } from '#contracts/employees/missing.ts'
import { numberSettings, suggestedRange } from '#contracts/employees/numbers.ts'
import type { Assignment, Employee, EmployeeChoices, EmployeeValues } from '#contracts/employees/shapes.ts'
import { errors } from '#contracts/errors.ts'
import type { FormRow, FormValues } from '#contracts/forms/field.ts'
import { hiddenFields, isProtected } from '#contracts/forms/protection.ts'
import { companyFactNames } from '#contracts/person/company-facts.ts'
import { employeeForm } from '#contracts/person/employee.form.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { noDate, noGuid } from '#contracts/rules/required.ts'
import { tablesOfNew } from '../pay-types/tables-of-new.ts'
import { type EmployeeRow, propertiesOf, valuesOf } from '../person/employee-row.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Showing, showingOf } from '../platform/privacy/protected-person.ts'
import { settingsFor } from '../settings/company-settings.ts'
import {
  agreement,
  cardNumber,
  client,
  clientAssignment,
  company,
  department,
  employee,
  employeeAbsence,
  employeeDocument,
  employeeVehicle,
  payslip,
  property,
  registerItem,
} from '../tables/schema.ts'
import { absenceFacts } from './absences/read-absences.ts'
import { lowestFree } from './lowest-free.ts'
import { entriesOf } from './timeline-store.ts'

/**
 * Returns an employee's row.
 *
 * @param lock makes others that write it wait until the transaction ends
 * @throws Refusal employeeMissing
 */
export async function rowOf(tx: Transaction, number: string, lock = false): Promise<EmployeeRow> {
  const found = tx.select().from(employee).where(eq(employee.employmentNumber, number))
  const [row] = await (lock ? found.for('update') : found)
  if (!row) throw new Refusal(errors.employeeMissing)
  return row
}

/** The fields of employees that an account sees beside those of all readers. */
export interface Sees {
  /** Where a protected person lives. */
  readonly protectedPersons: boolean
  readonly absences: boolean
  /** The clients whom employees work for. */
  readonly clients: boolean
}

/**
 * Returns an employee as of a day, with every field.
 *
 * @throws Refusal employeeMissing
 */
export async function employeeOn(tx: Transaction, number: string, day: IsoDate, sees: Sees): Promise<Employee> {
  const row = await rowOf(tx, number)
  const entries = await entriesOf(tx, row.employmentNumber)
  const values: FormValues = {
    ...valuesOf(row),
    EgenskapIDList: [...(await propertiesOf(tx, [row.employmentNumber])).values()].flat(),
  }
  const asked = valuesAt({ values, entries }, day < row.employedFrom ? always : day)
  const hidden = isProtected(values) && !sees.protectedPersons ? hiddenFields(employeeForm) : []
  return {
    Version: row.version,
    Datum: day,
    Values: wireOf(asked, day, showingOf(employeeForm, sees.protectedPersons)),
    Andringar: entries.flatMap(entry => {
      const shown = Object.entries(entry.Values).filter(([field]) => !hidden.includes(field))
      return shown.length === 0 ? [] : [{ ...entry, Values: Object.fromEntries(shown) }]
    }) as Employee['Andringar'],
    ...(await absencesSeen(tx, row, day, sees, hidden)),
    Uppdrag: sees.clients ? await assignmentsOf(tx, row.employmentNumber, day) : null,
    UsedBy: await usesOf(tx, row.employmentNumber),
    Saknas: [...missingForPay(values, day)],
    ProfilePictureId: hidden.length > 0 ? noGuid : (row.profilePictureId ?? noGuid),
  }
}

/** Returns the clients whose assistant somebody is on a day or later, by name. */
async function assignmentsOf(tx: Transaction, number: string, day: IsoDate): Promise<Assignment[]> {
  const { clientNumber, validFrom, validTo } = clientAssignment
  const rows = await tx
    .select({
      number: client.clientNumber,
      name: client.lastName,
      first: client.firstName,
      from: validFrom,
      to: validTo,
    })
    .from(clientAssignment)
    .innerJoin(client, eq(client.clientNumber, clientNumber))
    .where(and(eq(clientAssignment.employmentNumber, number), or(isNull(validTo), gte(validTo, day))))
    .orderBy(client.lastName, client.firstName, client.clientNumber, validFrom)
  return rows.map(({ number, name, first, from, to }) => ({
    Brukare: number,
    Namn: `${name} ${first}`.trim(),
    FranDatum: from,
    TomDatum: to ?? noDate,
  }))
}

/** Returns the absences and the children's facts that an account sees. */
async function absencesSeen(tx: Transaction, row: EmployeeRow, day: IsoDate, sees: Sees, hidden: readonly string[]) {
  if (!sees.absences) return { Franvaro: null, Barnfakta: [] }
  const facts = await absenceFacts(tx, row, day)
  return hidden.includes('Barn') ? { ...facts, Barnfakta: [] } : facts
}

/** Returns all values, the defaults of those never set, and those that are hidden as empty. */
function wireOf(values: FormValues, today: IsoDate, showing: Showing): EmployeeValues {
  const { GallerFran: _, ...known } = employeeForm.write(employeeForm.read(values, today), today)
  return showing(known) as unknown as EmployeeValues
}

/** The documents of an employee. The picture is the employee's own, and goes with it. */
const documentsOnly = (number: string) =>
  and(eq(employeeDocument.employmentNumber, number), eq(employeeDocument.isPicture, false))

/** Returns what refers to an employee, in the plural, and how many they are. */
export async function usesOf(tx: Transaction, number: string): Promise<Employee['UsedBy']> {
  const supported = or(...[1, 2].map(n => sql`${company.settings} ->> ${sql.raw(`'FirstAnstNr${n}'`)} = ${number}`))
  const uses = [
    { Text: 'kortnummer', Antal: await tx.$count(cardNumber, eq(cardNumber.employmentNumber, number)) },
    { Text: 'uppdrag', Antal: await tx.$count(clientAssignment, eq(clientAssignment.employmentNumber, number)) },
    { Text: 'dokument', Antal: await tx.$count(employeeDocument, documentsOnly(number)) },
    { Text: 'förmånsbilar', Antal: await tx.$count(employeeVehicle, eq(employeeVehicle.employmentNumber, number)) },
    { Text: 'frånvaroperioder', Antal: await tx.$count(employeeAbsence, eq(employeeAbsence.employmentNumber, number)) },
    { Text: 'lönebesked', Antal: await tx.$count(payslip, eq(payslip.employmentNumber, number)) },
    { Text: 'växa-stöd i företagsinställningarna', Antal: await tx.$count(company, supported) },
  ]
  return uses.filter(({ Antal }) => Antal > 0)
}

const choices = (rows: readonly { readonly id: string; readonly name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: `${id} ${name}` }))

/** Returns what the company has for employees to choose from, and what a new one begins with. */
export async function choicesOf(tx: Transaction, year?: number | null): Promise<EmployeeChoices> {
  const settings = await settingsFor(tx, [...numberSettings, ...companyFactNames, 'SkattTab', 'OpenNewPerson'])
  const named = <Table extends typeof department | typeof agreement | typeof property>(table: Table) =>
    tx
      .select({ id: table.id, name: table.name })
      .from(table as typeof department)
      .orderBy(table.id)
  const unions = tx
    .select({ id: registerItem.key, name: sql<string>`${registerItem.values} ->> 'BenText'` })
    .from(registerItem)
    .where(eq(registerItem.register, 'tradeUnions'))
    .orderBy(registerItem.key)
  const range = suggestedRange(settings)
  const tables = await tablesOfNew(tx, year)
  return {
    Avdelning: choices(await named(department)),
    AvtalId: choices(await named(agreement)),
    EgenskapIDList: choices(await named(property)),
    FackId: choices(await unions),
    AnstNr: range ? await lowestFree(tx, employee.employmentNumber, range) : '',
    SkattTab: String(settings.SkattTab ?? ''),
    TabellStyKod: tables.own,
    AvtalTabeller: [...tables.agreed],
    Foretag: Object.fromEntries(companyFactNames.map(name => [name, settings[name]])) as EmployeeChoices['Foretag'],
    Mallar: await templatesOf(tx),
    OpenNewPerson: settings.OpenNewPerson === true,
  }
}

/** Returns the templates of employees, by their names. */
async function templatesOf(tx: Transaction): Promise<EmployeeChoices['Mallar']> {
  const rows = await tx
    .select({ Id: registerItem.key, values: registerItem.values })
    .from(registerItem)
    .where(eq(registerItem.register, 'standardPersons'))
    .orderBy(sql`${registerItem.values} ->> 'BenText' collate "sv-x-icu"`, registerItem.key)
  return rows.map(({ Id, values: { BenText, Egenskaper = [], ...Values } }) => ({
    Id,
    BenText: String(BenText),
    Values: {
      ...Values,
      EgenskapIDList: (Egenskaper as readonly FormRow[]).map(row => row.EgenskapID),
    } as EmployeeChoices['Mallar'][number]['Values'],
  }))
}
