import { eq, sql } from 'drizzle-orm'
import { always, type FactKind, withoutEntry } from '#contracts/employees/dated.ts'
import { numberSettings } from '#contracts/employees/numbers.ts'
import { errors } from '#contracts/errors.ts'
import type { FormValues } from '#contracts/forms/field.ts'
import { employmentNumberRule } from '#contracts/person/identity.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { FieldMessages } from '#contracts/wire.ts'
import { tablesOfNew } from '../pay-types/tables-of-new.ts'
import { addRows, valuesOf } from '../person/employee-row.ts'
import { appendEvent, appendEvents, type NewEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal, requireFields } from '../platform/http/refusal.ts'
import { mapInTurns } from '../platform/in-turns.ts'
import { renumberAssigned } from '../registers/renumber-assigned.ts'
import { settingsFor } from '../settings/company-settings.ts'
import type { EventType } from '../tables/event-types.ts'
import { company, employee } from '../tables/schema.ts'
import { renameAbsentChildren } from './absences/absent-children.ts'
import {
  type Change,
  type ChangeDraft,
  changeDrafts,
  type Draft,
  newDraft,
  numberRefused,
  payloadOf,
  problemsOfDrafts,
  timelineAfter,
  valuesOfDraft,
} from './employee-draft.ts'
import { rowOf, usesOf } from './read-employee.ts'
import { entriesOf, storeTimelines } from './timeline-store.ts'

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

const eventOf = (type: EventType, number: string, more: Readonly<Record<string, unknown>> = {}): NewEvent => ({
  type,
  payload: { register: 'employees', key: number, ...more },
})
const tell = (tx: Transaction, ...of: Parameters<typeof eventOf>) => appendEvent(tx, eventOf(...of))

/**
 * Adds an employee, as `newDraft` completes it.
 *
 * @param year the salary year whose tables of pay types there are
 * @throws Refusal fieldsRefused
 */
export async function createEmployee(
  tx: Transaction,
  body: FormValues,
  { today, year }: { readonly today: IsoDate; readonly year: number | null | undefined },
): Promise<number> {
  const drafts = [newDraft(body, await tablesOfNew(tx, year), today)]
  const [problems] = await problemsOfDrafts(tx, drafts)
  requireFields(problems)
  const [notAdded] = await addEmployees(tx, drafts, today)
  requireFields(notAdded)
  return 1
}

/** Adds employees that nothing refuses. Returns the messages of those whose number is taken. */
export async function addEmployees(
  tx: Transaction,
  drafts: readonly Draft[],
  today: IsoDate,
): Promise<readonly (FieldMessages | undefined)[]> {
  const all = await mapInTurns(drafts, draft => valuesOfDraft(draft, today))
  const added = await addRows(tx, all)
  await appendEvents(
    tx,
    [...added].map(number => eventOf(employeeEvents.created, number, { version: 1 })),
  )
  return all.map(({ AnstNr }) => (added.has(String(AnstNr)) ? undefined : taken(String(AnstNr))))
}

const taken = (number: string): FieldMessages => ({
  AnstNr: `Anställningsnummer ${number} finns redan. Välj ett annat.`,
})

/**
 * Changes fields of an employee, the dated ones from a day on, and returns the version.
 *
 * @throws Refusal employeeMissing, versionConflict, fieldsRefused
 */
export async function changeEmployee(
  tx: Transaction,
  number: string,
  { Version, ...change }: Omit<Change, 'row'> & { readonly Version: number },
  today: IsoDate,
): Promise<number> {
  const row = await lockedAt(tx, number, Version)
  const drafts = await changeDrafts(tx, [{ row, ...change }], today)
  const [problems] = await problemsOfDrafts(tx, drafts)
  requireFields(problems)
  return row.version + (await storeChanges(tx, drafts, today))
}

/** Stores changes that nothing refuses. Returns how many employees differ from before. */
export async function storeChanges(tx: Transaction, drafts: readonly ChangeDraft[], today: IsoDate): Promise<number> {
  const changed = drafts.filter(({ fields }) => fields.length > 0)
  await storeTimelines(tx, await mapInTurns(changed, draft => timelineAfter(draft, today)), today)
  for (const { row, original, form } of changed.filter(({ fields }) => fields.includes('Barn')))
    await renameAbsentChildren(tx, row.employmentNumber, original, form)
  await appendEvents(
    tx,
    changed.map(draft => eventOf(employeeEvents.changed, draft.row.employmentNumber, payloadOf(draft))),
  )
  return changed.length
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
  await storeTimelines(tx, [withoutEntry({ values: valuesOf(row), entries }, Slag, From, today)], today)
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
  requireFields(problem === undefined ? numberRefused(to, await settingsFor(tx, numberSettings)) : { AnstNr: problem })
  if ((await tx.$count(employee, eq(employee.employmentNumber, to))) > 0) requireFields(taken(to))
  const version = row.version + 1
  await tx.update(employee).set({ employmentNumber: to, version }).where(eq(employee.employmentNumber, before))
  for (const name of ['FirstAnstNr1', 'FirstAnstNr2']) {
    await tx
      .update(company)
      .set({ settings: sql`jsonb_set(${company.settings}, ${`{${name}}`}, ${JSON.stringify(to)}::jsonb)` })
      .where(sql`${company.ftgKey} = tenancy.company() and ${company.settings} ->> ${name} = ${before}`)
  }
  await renumberAssigned(tx, before, to)
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
