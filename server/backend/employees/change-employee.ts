import { eq, inArray, sql } from 'drizzle-orm'
import { always, changedFrom, type FactKind, kindOf, valuesAt, withoutEntry } from '#contracts/employees/dated.ts'
import { numberProblem, numberSettings } from '#contracts/employees/numbers.ts'
import { companyFactNames } from '#contracts/employees/person/company-facts.ts'
import { employeeForm as model } from '#contracts/employees/person/employee.form.ts'
import { employmentNumberRule } from '#contracts/employees/person/identity.ts'
import { usesTable } from '#contracts/employees/person/tax.ts'
import { errors } from '#contracts/errors.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import type { EventType } from '../event-types.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import { company, employee, property } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { applied } from '../platform/forms/applied.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { danglingReferences } from '../registers/references.ts'
import { addRow, propertiesOf, valuesOf } from './employee-row.ts'
import { rowOf, settingsFor, usesOf } from './read-employee.ts'
import { entriesOf, storeTimeline } from './timeline-store.ts'

/**
 * The events of employees. Payload: `register` ('employees'), `key` (the number) and the `version`
 * unless the employee was removed. Of a change also the `fields` and the day `from` which they
 * hold, of a new number the number `before`, of a removed entry its `kind` and its day `from`. No
 * values.
 */
export const employeeEvents = {
  created: 'employee.created',
  changed: 'employee.changed',
  factRemoved: 'employee.factRemoved',
  renumbered: 'employee.renumbered',
  removed: 'employee.removed',
} as const satisfies Readonly<Record<string, EventType>>

const tell = (tx: Transaction, type: EventType, number: string, more: Readonly<Record<string, unknown>> = {}) =>
  appendEvent(tx, { type, payload: { register: 'employees', key: number, ...more } })

const fieldOf = (name: string) => model.fields[name as keyof typeof model.fields]

/**
 * Adds an employee, with the tax column of its age unless one is given.
 *
 * @throws Refusal fieldsRefused
 */
export async function createEmployee(tx: Transaction, body: FormValues, today: IsoDate): Promise<number> {
  const empty = { ...model.defaults(today), Ny: true }
  const { form: asked, refused } = applied(fieldOf, empty, body, today)
  const form: FormValues = {
    ...asked,
    SkattKol: asked.SkattKol === '' && usesTable(asked) ? columnOfAge(asked, today) : (asked.SkattKol ?? ''),
  }
  const settings = await settingsFor(tx, numberSettings)
  refuse({
    ...refused,
    ...numberRefused(String(form.AnstNr), settings),
    ...(await unknownChoices(tx, form, model.names)),
    ...model.problemsOfWhole(empty, form),
  })
  const { GallerFran: _, ...values } = model.write(form, today)
  if (!(await addRow(tx, values))) refuse(taken(String(values.AnstNr)))
  await tell(tx, employeeEvents.created, String(values.AnstNr), { version: 1 })
  return 1
}

const numberRefused = (number: string, settings: FormValues): FieldMessages => {
  const problem = numberProblem(number, settings)
  return problem === undefined ? {} : { AnstNr: problem }
}

const taken = (number: string): FieldMessages => ({
  AnstNr: `Anställningsnummer ${number} finns redan. Välj ett annat.`,
})

/**
 * Returns the column of wages by the age when the year began (Skatteverket, SKV 403), or none for
 * somebody of unknown age.
 */
function columnOfAge({ PersNr, Fodelsedatum }: FormValues, today: IsoDate): string {
  const born = String(PersNr).slice(0, 4) || String(Fodelsedatum).slice(0, 4)
  return born === '' ? '' : Number(today.slice(0, 4)) - Number(born) > 66 ? '3' : '1'
}

interface Change {
  readonly Version: number
  readonly GallerFran: IsoDate
  readonly Values: Readonly<Record<string, FieldValue | undefined>>
}

/**
 * Changes fields of an employee, the dated ones from a day on, and returns the version.
 *
 * @throws Refusal employeeMissing, versionConflict, fieldsRefused
 */
export async function changeEmployee(
  tx: Transaction,
  number: string,
  { Version, GallerFran, Values }: Change,
  today: IsoDate,
): Promise<number> {
  const row = await lockedAt(tx, number, Version)
  const key = row.employmentNumber
  const stored = { ...valuesOf(row), EgenskapIDList: await propertiesOf(tx, key) }
  const from = GallerFran <= row.employedFrom ? always : GallerFran
  const entries = await entriesOf(tx, key)
  // The default of a field that has never been set is its value of all days.
  const { GallerFran: _, ...values } = model.write(model.read(stored, today), today)
  const original = { ...model.read(valuesAt({ values, entries }, from), today), Ny: false, GallerFran }
  const { form, refused } = applied(fieldOf, original, Values, today)
  const changed = model.changed(original, form)
  refuse({
    ...(await unknownChoices(tx, form, changed, original)),
    ...refused,
    ...model.problemsOfChange(original, form),
  })
  if (changed.length === 0) return row.version
  const written = model.write(form, today)
  const changes = Object.fromEntries(
    changed.flatMap(name => (name in written ? [[name, written[name] as FieldValue]] : [])),
  )
  await storeTimeline(tx, changedFrom({ values, entries }, from, changes, today), today)
  const version = row.version + 1
  const isDated = changed.some(name => kindOf(name) !== undefined)
  await tell(tx, employeeEvents.changed, key, { fields: changed, version, ...(isDated && { from: GallerFran }) })
  return version
}

/**
 * Removes what changed of a kind on a day, and returns the version. An entry that is gone already
 * is no error.
 *
 * @throws Refusal employeeMissing, versionConflict
 */
export async function removeFact(
  tx: Transaction,
  number: string,
  { Version, Slag, From }: { readonly Version: number; readonly Slag: FactKind; readonly From: IsoDate },
  today: IsoDate,
): Promise<number> {
  const row = await lockedAt(tx, number, Version)
  const entries = await entriesOf(tx, row.employmentNumber)
  if (From <= always || !entries.some(each => each.Slag === Slag && each.From === From)) return row.version
  await storeTimeline(tx, withoutEntry({ values: valuesOf(row), entries }, Slag, From, today), today)
  const version = row.version + 1
  await tell(tx, employeeEvents.factRemoved, row.employmentNumber, { kind: Slag, from: From, version })
  return version
}

/**
 * Gives an employee another number. All that refers to it follows, by the foreign keys and in the
 * company's settings. Returns the version.
 *
 * @throws Refusal employeeMissing, versionConflict, fieldsRefused
 */
export async function changeNumber(tx: Transaction, number: string, Version: number, to: string): Promise<number> {
  const row = await lockedAt(tx, number, Version)
  const before = row.employmentNumber
  if (before === to) return row.version
  const label = 'Anställningsnummer'
  const problem = employmentNumberRule(to, { label, form: {} })
  refuse(problem === undefined ? numberRefused(to, await settingsFor(tx, numberSettings)) : { AnstNr: problem })
  if ((await tx.$count(employee, eq(employee.employmentNumber, to))) > 0) refuse(taken(to))
  const version = row.version + 1
  await tx.update(employee).set({ employmentNumber: to, version }).where(eq(employee.employmentNumber, before))
  for (const name of ['FirstAnstNr1', 'FirstAnstNr2']) {
    await tx
      .update(company)
      .set({ settings: sql`jsonb_set(${company.settings}, ${`{${name}}`}, ${JSON.stringify(to)}::jsonb)` })
      .where(sql`${company.ftgKey} = tenancy.company() and ${company.settings} ->> ${name} = ${before}`)
  }
  await tell(tx, employeeEvents.renumbered, to, { before, version })
  return version
}

/** @throws Refusal employeeMissing, employeeInUse with what refers to the employee */
export async function removeEmployee(tx: Transaction, number: string): Promise<void> {
  const row = await rowOf(tx, number, true)
  const uses = await usesOf(tx, row.employmentNumber)
  if (uses.length > 0) {
    const users = uses.map(({ Text, Antal }) => `${Antal} ${Text}`).join(' och ')
    throw new Refusal(errors.employeeInUse, `${row.firstName} ${row.lastName} har ${users} och kan inte tas bort.`)
  }
  await tx.delete(employee).where(eq(employee.employmentNumber, row.employmentNumber))
  await tell(tx, employeeEvents.removed, row.employmentNumber)
}

/** @throws Refusal employeeMissing, versionConflict */
async function lockedAt(tx: Transaction, number: string, version: number) {
  const row = await rowOf(tx, number, true)
  if (row.version !== version) throw new Refusal(errors.versionConflict)
  return row
}

/** Returns the messages of changed choices that the company does not have. */
async function unknownChoices(
  tx: Transaction,
  form: FormValues,
  changed: readonly string[],
  original?: FormValues,
): Promise<FieldMessages> {
  const facts = await settingsFor(tx, companyFactNames)
  const messages = await danglingReferences(tx, { model }, { ...form, ...facts }, changed, original)
  const ids = changed.includes('EgenskapIDList') ? [form.EgenskapIDList ?? []].flat().map(String) : []
  const known = ids.length === 0 ? 0 : await tx.$count(property, inArray(property.id, ids))
  return {
    ...messages,
    ...(known < new Set(ids).size && { EgenskapIDList: 'Valet finns inte längre. Välj ett annat.' }),
  }
}

/** @throws Refusal fieldsRefused when there are messages */
function refuse(problems: FieldMessages): void {
  if (Object.keys(problems).length > 0) throw new Refusal(errors.fieldsRefused, undefined, problems)
}
