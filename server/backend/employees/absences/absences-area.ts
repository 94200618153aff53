import { and, eq, sql } from 'drizzle-orm'
import { absenceForm } from '#contracts/employees/absences/absence.form.ts'
import type { absenceCalls } from '#contracts/employees/absences/calls.ts'
import { overlapProblem } from '#contracts/employees/absences/overlaps.ts'
import { errors } from '#contracts/errors.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { EmployeeRow } from '../../person/employee-row.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { applied } from '../../platform/forms/applied.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { Refusal, requireFields } from '../../platform/http/refusal.ts'
import type { EventType } from '../../tables/event-types.ts'
import { employeeAbsence } from '../../tables/schema.ts'
import { rowOf } from '../read-employee.ts'
import { columnsOf, formOf, type StoredAbsence, wireOf } from './absence-columns.ts'
import { absencesOf, childrenOf } from './read-absences.ts'

/**
 * The events of absences. Payload: `register` ('employees'), `key` (the employee's number), the
 * employee's `version`, which an absence does not change, and the absence's `id`. No kind and no
 * day: an absence may tell of somebody's health.
 */
export const absenceEvents = {
  added: 'employee.absenceAdded',
  changed: 'employee.absenceChanged',
  removed: 'employee.absenceRemoved',
} as const satisfies Readonly<Record<string, EventType>>

export const absencesArea: Handlers<typeof absenceCalls> = {
  async list({ tx, params, now }) {
    const employee = await rowOf(tx, params.AnstNr)
    const rows = await absencesOf(tx, employee.employmentNumber)
    const today = swedishDate(now)
    return { Franvaro: rows.map(row => wireOf(row, today)), Barn: childrenOf(employee, today) }
  },
  create: ({ tx, params, body, now }) => addAbsence(tx, params.AnstNr, body as FormValues, swedishDate(now)),
  async change({ tx, params, body, now }) {
    const today = swedishDate(now)
    const employee = await rowOf(tx, params.AnstNr, true)
    const stored = await oneOf(tx, params)
    if (stored.version !== body.Version) throw new Refusal(errors.versionConflict)
    const original = formOf(stored)
    const form = await fitting(tx, employee, original, body.Values as FormValues, today, stored.id)
    if (absenceForm.changed(original, form).length === 0) return { Version: stored.version }
    await tx
      .update(employeeAbsence)
      .set({ ...columnsOf(form), version: sql`${employeeAbsence.version} + 1` })
      .where(eq(employeeAbsence.id, stored.id))
    await tell(tx, absenceEvents.changed, employee, stored.id)
    return { Version: stored.version + 1 }
  },
  async remove({ tx, params }) {
    const employee = await rowOf(tx, params.AnstNr, true)
    const { id } = await oneOf(tx, params)
    await tx.delete(employeeAbsence).where(eq(employeeAbsence.id, id))
    await tell(tx, absenceEvents.removed, employee, id)
    return null
  },
}

/**
 * Adds an absence of an employee.
 *
 * @throws Refusal employeeMissing, fieldsRefused
 */
export async function addAbsence(tx: Transaction, AnstNr: string, values: FormValues, today: IsoDate) {
  const employee = await rowOf(tx, AnstNr, true)
  const form = await fitting(tx, employee, absenceForm.defaults(today), values, today)
  const [made] = await tx
    .insert(employeeAbsence)
    .values({ employmentNumber: employee.employmentNumber, ...columnsOf(form) })
    .returning()
  if (!made) throw new Error('an absence was not stored')
  await tell(tx, absenceEvents.added, employee, made.id)
  return { Id: made.id, Version: made.version }
}

/** @throws Refusal absenceMissing */
async function oneOf(tx: Transaction, { AnstNr, Id }: { AnstNr: string; Id: string }): Promise<StoredAbsence> {
  const [found] = await tx
    .select()
    .from(employeeAbsence)
    .where(and(eq(employeeAbsence.id, Id), eq(employeeAbsence.employmentNumber, AnstNr)))
  if (!found) throw new Refusal(errors.absenceMissing)
  return found
}

/**
 * Returns the form with the sent values. The employee's row is locked, so that two absences that
 * each fit alone cannot be stored at the same time.
 *
 * @param id the absence that changes
 * @throws Refusal fieldsRefused
 */
async function fitting(
  tx: Transaction,
  employee: EmployeeRow,
  stored: FormValues,
  values: FormValues,
  today: IsoDate,
  id?: string,
): Promise<FormValues> {
  const fieldOf = (name: string) => absenceForm.fields[name as keyof typeof absenceForm.fields]
  const children = childrenOf(employee, today)
  const facts = { Barnen: children.map(({ Namn }) => Namn), BarnVabTom: children.map(({ VabTom }) => VabTom) }
  const original = { ...stored, ...facts }
  const { form, refused } = applied(fieldOf, original, values as Record<string, FieldValue>, today)
  const others = (await absencesOf(tx, employee.employmentNumber)).filter(each => each.id !== id)
  const own = columnsOf(form)
  const asked = { FranDatum: own.firstDay, TomDatum: own.lastDay ?? '', Omfattning: own.extent ?? 100 }
  const early = own.firstDay < employee.employedFrom && `Anställningen börjar först ${employee.employedFrom}.`
  const days = early || overlapProblem(asked, others.map(formOf))
  const problems = {
    ...(days && { FranDatum: days }),
    ...refused,
    ...(id === undefined ? absenceForm.problemsOfWhole : absenceForm.problemsOfChange)(original, form),
  }
  requireFields(problems)
  return form
}

const tell = (tx: Transaction, type: EventType, { employmentNumber, version }: EmployeeRow, id: string) =>
  appendEvent(tx, { type, payload: { register: 'employees', key: employmentNumber, version, id } })
