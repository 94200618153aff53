import { inArray } from 'drizzle-orm'
import { always, changedFrom, kindOf, type Timeline, valuesAt } from '#contracts/employees/dated.ts'
import { numberProblem, numberSettings } from '#contracts/employees/numbers.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { companyFactNames } from '#contracts/person/company-facts.ts'
import { employeeForm as model } from '#contracts/person/employee.form.ts'
import { type TablesOfNew, tableOfNew } from '#contracts/person/table-of-new.ts'
import { usesTable } from '#contracts/person/tax.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { type EmployeeRow, propertiesOf, valuesOf } from '../person/employee-row.ts'
import type { NewEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { applied } from '../platform/forms/applied.ts'
import { mapInTurns } from '../platform/in-turns.ts'
import { danglingReferences } from '../registers/references.ts'
import { settingsFor } from '../settings/company-settings.ts'
import { property } from '../tables/schema.ts'
import { removedChildRefused } from './absences/absent-children.ts'
import { entriesOfAll } from './timeline-store.ts'

/** A new or changed employee that is not stored yet, and may be refused. */
export interface Draft {
  /** The blank form of a new employee, or the form as it was. `Ny` tells which. */
  readonly original: FormValues
  readonly form: FormValues
  /** The messages of values that cannot be stored as they were sent. */
  readonly refused: FieldMessages
  /** The fields to check: all of a new employee, the changed ones of another. */
  readonly fields: readonly string[]
}

/** A change of an employee, from the first day of which it holds. */
export interface ChangeDraft extends Draft {
  readonly row: EmployeeRow
  readonly timeline: Timeline
  readonly from: IsoDate
}

/** Values to change of an employee, the dated ones from a day on. */
export interface Change {
  readonly row: EmployeeRow
  readonly GallerFran: IsoDate
  readonly Values: Readonly<Record<string, FieldValue | undefined>>
}

const fieldOf = (name: string) => model.fields[name as keyof typeof model.fields]

/**
 * Returns a new employee, with the tax column of its age and the pay types of its agreement or of
 * the company unless others are given.
 */
export function newDraft(body: FormValues, tables: TablesOfNew, today: IsoDate): Draft {
  const original = { ...model.defaults(today), Ny: true }
  const { form: asked, refused } = applied(fieldOf, original, body, today)
  const SkattKol = asked.SkattKol === '' && usesTable(asked) ? columnOfAge(asked, today) : (asked.SkattKol ?? '')
  const TabellStyKod =
    asked.TabellStyKod === '' ? tableOfNew(tables, String(asked.AvtalId)) : (asked.TabellStyKod ?? '')
  return { original, form: { ...asked, SkattKol, TabellStyKod }, refused, fields: model.names }
}

/**
 * Returns the column of wages by the age when the year began (Skatteverket, SKV 403), or none for
 * somebody of unknown age.
 */
function columnOfAge({ PersNr, Fodelsedatum }: FormValues, today: IsoDate): string {
  const born = String(PersNr).slice(0, 4) || String(Fodelsedatum).slice(0, 4)
  return born === '' ? '' : Number(today.slice(0, 4)) - Number(born) > 66 ? '3' : '1'
}

/** Returns changes of employees, whose rows are locked. */
export async function changeDrafts(
  tx: Transaction,
  changes: readonly Change[],
  today: IsoDate,
): Promise<readonly ChangeDraft[]> {
  const numbers = changes.map(({ row }) => row.employmentNumber)
  const properties = await propertiesOf(tx, numbers)
  const entriesOf = await entriesOfAll(tx, numbers)
  return mapInTurns(changes, ({ row, GallerFran, Values }) => {
    const stored = { ...valuesOf(row), EgenskapIDList: properties.get(row.employmentNumber) ?? [] }
    const from = GallerFran <= row.employedFrom ? always : GallerFran
    const entries = entriesOf.get(row.employmentNumber) ?? []
    // The default of a field that has never been set is its value of all days.
    const { GallerFran: _, ...values } = model.write(model.read(stored, today), today)
    const original = { ...model.read(valuesAt({ values, entries }, from), today), Ny: false, GallerFran }
    const { form, refused } = applied(fieldOf, original, Values, today)
    const fields = model.changed(original, form)
    return { original, form, refused, fields, row, timeline: { values, entries }, from }
  })
}

/** Returns the messages by which each draft is refused. Nobody removes meanwhile what they name. */
export async function problemsOfDrafts(tx: Transaction, drafts: readonly Draft[]): Promise<readonly FieldMessages[]> {
  const isNew = ({ original }: Draft) => original.Ny === true
  const settings = await settingsFor(tx, [...numberSettings, ...companyFactNames])
  const facts = Object.fromEntries(companyFactNames.map(name => [name, settings[name] ?? '']))
  const dangling = await danglingReferences(
    tx,
    { model },
    drafts.map(({ form, fields, original }) => ({ form: { ...form, ...facts }, names: fields, original })),
  )
  const properties = await propertiesAmong(tx, new Set(drafts.flatMap(propertyIds)))
  const children = await removedChildren(tx, drafts)
  return mapInTurns(drafts, (draft, at) => ({
    ...draft.refused,
    ...(isNew(draft) && numberRefused(String(draft.form.AnstNr), settings)),
    ...dangling[at],
    ...(propertyIds(draft).some(id => !properties.has(id)) && {
      EgenskapIDList: 'Valet finns inte längre. Välj ett annat.',
    }),
    ...children.get(draft),
    ...(isNew(draft)
      ? model.problemsOfWhole(draft.original, draft.form)
      : model.problemsOfChange(draft.original, draft.form)),
  }))
}

/** Returns the messages of the drafts that remove a child with absences. */
async function removedChildren(tx: Transaction, drafts: readonly Draft[]): Promise<ReadonlyMap<Draft, FieldMessages>> {
  const messages = new Map<Draft, FieldMessages>()
  for (const draft of drafts.filter(({ original, fields }) => original.Ny !== true && fields.includes('Barn'))) {
    const Barn = await removedChildRefused(tx, String(draft.form.AnstNr), draft.original, draft.form)
    if (Barn !== undefined) messages.set(draft, { Barn })
  }
  return messages
}

/** Returns the message of a number that the company's settings do not permit. */
export const numberRefused = (number: string, settings: FormValues): FieldMessages => {
  const problem = numberProblem(number, settings)
  return problem === undefined ? {} : { AnstNr: problem }
}

const propertyIds = ({ form, fields }: Draft): readonly string[] =>
  fields.includes('EgenskapIDList') ? [form.EgenskapIDList ?? []].flat().map(String) : []

async function propertiesAmong(tx: Transaction, ids: ReadonlySet<string>): Promise<ReadonlySet<string>> {
  if (ids.size === 0) return new Set()
  const rows = await tx
    .select({ id: property.id })
    .from(property)
    .where(inArray(property.id, [...ids]))
  return new Set(rows.map(({ id }) => id))
}

/** Returns the values of a draft in their wire format. */
export function valuesOfDraft({ form }: Draft, today: IsoDate): FormValues {
  const { GallerFran: _, ...values } = model.write(form, today)
  return values
}

/** Returns an employee as a change leaves it. */
export function timelineAfter({ form, fields, timeline, from }: ChangeDraft, today: IsoDate): Timeline {
  const written = model.write(form, today)
  const changes = Object.fromEntries(
    fields.flatMap(name => (name in written ? [[name, written[name] as FieldValue]] : [])),
  )
  return changedFrom(timeline, from, changes, today)
}

/** Returns what the event of a change says beyond the employee. */
export const payloadOf = ({ form, fields, row }: ChangeDraft): NonNullable<NewEvent['payload']> => ({
  fields,
  version: row.version + 1,
  ...(fields.some(name => kindOf(name) !== undefined) && { from: form.GallerFran }),
})
