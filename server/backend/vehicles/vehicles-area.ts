import { and, desc, eq, sql } from 'drizzle-orm'
import { errors } from '#contracts/errors.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { vehicleCalls } from '#contracts/vehicles/calls.ts'
import type { EmployeeVehicle } from '#contracts/vehicles/shapes.ts'
import { vehicleForm } from '#contracts/vehicles/vehicle.form.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import { appendEvent } from '../platform/database/append-event.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { applied } from '../platform/forms/applied.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { pageOfRows } from '../platform/http/page-of-rows.ts'
import { Refusal, requireFields } from '../platform/http/refusal.ts'
import type { EventType } from '../tables/event-types.ts'
import { employee, employeeVehicle } from '../tables/schema.ts'
import { calculateVehicles, needsCalculation, recalculate, requireYear, rowOf } from './recalculation.ts'
import { columnsOf, formOf } from './vehicle-columns.ts'

/**
 * The events of company cars. Payload: `id`, `AnstNr` and `BilModel`; of a calculation the `year`
 * and the number of `vehicles`. Never an amount, which is somebody's pay.
 */
const vehicleEvents = {
  created: 'vehicle.created',
  changed: 'vehicle.changed',
  removed: 'vehicle.removed',
  calculated: 'vehicle-benefits.calculated',
} as const satisfies Record<string, EventType>

/** What the recalculation is searched in and sorted by. */
const listed = {
  searchable: ['AnstNr', 'Namn', 'BilModel', 'BilKod'],
  sortable: ['AnstNr', 'Namn', 'BilModel', 'BilYear', 'BilFormon', 'BerFormanTot', 'Forandring'],
} as const

export const vehiclesArea: Handlers<typeof vehicleCalls> = {
  async list({ tx, params, now }) {
    await requireEmployee(tx, params.AnstNr)
    const rows = await tx
      .select()
      .from(employeeVehicle)
      .where(eq(employeeVehicle.employmentNumber, params.AnstNr))
      .orderBy(desc(employeeVehicle.heldFrom), desc(employeeVehicle.id))
    return rows.map(row => vehicleOf(row, swedishDate(now)))
  },
  create: ({ tx, params, body, now }) => addVehicle(tx, params.AnstNr, body as FormValues, swedishDate(now)),
  async change({ tx, params, body, now }) {
    const today = swedishDate(now)
    const stored = await oneOf(tx, params)
    if (stored.version !== body.Version) throw new Refusal(errors.versionConflict)
    const original = formOf(stored)
    const form = fitting(original, body.Values as FormValues, today)
    if (vehicleForm.changed(original, form).length === 0) return { Version: stored.version }
    const [changed] = await tx
      .update(employeeVehicle)
      .set({ ...columnsOf(form), version: sql`${employeeVehicle.version} + 1` })
      .where(eq(employeeVehicle.id, params.Id))
      .returning()
    if (!changed) throw new Refusal(errors.vehicleMissing)
    await tell(tx, vehicleEvents.changed, changed)
    return { Version: changed.version }
  },
  async remove({ tx, params }) {
    const gone = await oneOf(tx, params)
    await tx.delete(employeeVehicle).where(eq(employeeVehicle.id, gone.id))
    await tell(tx, vehicleEvents.removed, gone)
    return null
  },
  async recalculation({ tx, params, pagination, now }) {
    const year = Number(params.year)
    await requireYear(tx, year)
    const rows = (await calculateVehicles(tx, year, now)).filter(needsCalculation).map(each => rowOf(each, year))
    return pageOfRows(rows, pagination, listed)
  },
  async recalculate({ tx, params, body, now }) {
    const year = Number(params.year)
    await requireYear(tx, year)
    const ids = body.map(({ Id }) => Id)
    const { errors: refused, stored } = await recalculate(tx, year, ids, now)
    if (stored > 0) await appendEvent(tx, { type: vehicleEvents.calculated, payload: { year, vehicles: stored } })
    return { errors: refused }
  },
}

/**
 * Adds a company car to an employee.
 *
 * @throws Refusal employeeMissing, fieldsRefused
 */
export async function addVehicle(tx: Transaction, AnstNr: string, values: FormValues, today: IsoDate) {
  await requireEmployee(tx, AnstNr)
  const form = fitting(vehicleForm.defaults(today), values, today)
  const [made] = await tx
    .insert(employeeVehicle)
    .values({ employmentNumber: AnstNr, ...columnsOf(form) })
    .returning()
  if (!made) throw new Error('a car was not stored')
  await tell(tx, vehicleEvents.created, made)
  return { Id: made.id, Version: made.version }
}

/** @throws Refusal employeeMissing */
async function requireEmployee(tx: Transaction, number: string): Promise<void> {
  if ((await tx.$count(employee, eq(employee.employmentNumber, number))) === 0) {
    throw new Refusal(errors.employeeMissing)
  }
}

type Stored = typeof employeeVehicle.$inferSelect

/**
 * Returns a car, locked until the transaction ends.
 *
 * @throws Refusal vehicleMissing
 */
async function oneOf(tx: Transaction, { AnstNr, Id }: { AnstNr: string; Id: string }): Promise<Stored> {
  const [found] = await tx
    .select()
    .from(employeeVehicle)
    .where(and(eq(employeeVehicle.id, Id), eq(employeeVehicle.employmentNumber, AnstNr)))
    .for('update')
  if (!found) throw new Refusal(errors.vehicleMissing)
  return found
}

/**
 * Returns the form with the sent values.
 *
 * @throws Refusal fieldsRefused
 */
function fitting(original: FormValues, values: FormValues, today: IsoDate): FormValues {
  const fieldOf = (name: string) => vehicleForm.fields[name as keyof typeof vehicleForm.fields]
  const { form, refused } = applied(fieldOf, original, values as Record<string, FieldValue>, today)
  const problems = { ...refused, ...vehicleForm.problemsOfWhole(original, form) }
  requireFields(problems)
  return form
}

const vehicleOf = (row: Stored, today: IsoDate): EmployeeVehicle => ({
  Id: row.id,
  Version: row.version,
  Values: vehicleForm.write(formOf(row), today) as EmployeeVehicle['Values'],
})

const tell = (tx: Transaction, type: EventType, { id, employmentNumber, model }: Stored) =>
  appendEvent(tx, { type, payload: { id, AnstNr: employmentNumber, BilModel: model } })
