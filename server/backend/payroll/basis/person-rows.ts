import { and, eq, gte, inArray, isNull, lte, or } from 'drizzle-orm'
import { absenceTypes } from '#contracts/code-lists/absence.ts'
import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import { addDays, type IsoDate } from '#contracts/rules/date.ts'
import { toHundredths } from '#contracts/rules/hundredths.ts'
import type { AbsenceFact } from '../../engine/basis/absence-facts.ts'
import type { EnteredRow } from '../../engine/basis/pay-type-facts.ts'
import type { Car, Payout } from '../../engine/basis.ts'
import { isWithin, type Span } from '../../engine/dates.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { among } from '../../platform/database/among.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import {
  employee,
  employeeAbsence,
  employeeFact,
  employeeVehicle,
  importedRow,
  payslipEntry,
} from '../../tables/schema.ts'
import { inTypedOrder } from './typed-order.ts'

/** The days before the deviations whose absence the law may count: twelve months, and a relapse. */
export const lookBack = 400

/** Returns rows by the person that they concern. */
function byPerson<Row extends { readonly employmentNumber: string }>(
  rows: readonly Row[],
): (number: string) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ employmentNumber }) => employmentNumber)
  return number => groups.get(number) ?? []
}

/** Returns what is stored of the persons: one query of each table. */
export async function personRows(
  tx: Transaction,
  persons: readonly string[],
  { pay, deviations }: Payout,
  lastDay: IsoDate,
  period: string,
) {
  const absenceFrom = addDays(deviations.from, -lookBack)
  const employees = await tx.select().from(employee).where(among(employee.employmentNumber, persons))
  const facts = await tx
    .select()
    .from(employeeFact)
    .where(and(among(employeeFact.employmentNumber, persons), lte(employeeFact.validFrom, lastDay)))
  const absences = await tx
    .select()
    .from(employeeAbsence)
    .where(
      and(
        among(employeeAbsence.employmentNumber, persons),
        lte(employeeAbsence.firstDay, lastDay),
        or(isNull(employeeAbsence.lastDay), gte(employeeAbsence.lastDay, absenceFrom)),
      ),
    )
  const cars = await tx
    .select()
    .from(employeeVehicle)
    .where(
      and(
        among(employeeVehicle.employmentNumber, persons),
        lte(employeeVehicle.heldFrom, pay.to),
        or(isNull(employeeVehicle.heldTo), gte(employeeVehicle.heldTo, pay.from)),
      ),
    )
  const isAbsence = and(eq(importedRow.kind, 'TID'), inArray(importedRow.code, absenceTypes.codes))
  const imported = await tx
    .select()
    .from(importedRow)
    .where(
      and(
        among(importedRow.employmentNumber, persons),
        or(
          isNull(importedRow.validFrom),
          and(
            lte(importedRow.validFrom, deviations.to),
            or(
              gte(importedRow.validFrom, deviations.from),
              // Time of an interval is paid in each of its periods.
              and(eq(importedRow.kind, 'TID'), gte(importedRow.validTo, deviations.from)),
              and(isAbsence, gte(importedRow.validTo, absenceFrom)),
            ),
          ),
        ),
      ),
    )
  const entries = await tx
    .select()
    .from(payslipEntry)
    .where(
      and(eq(payslipEntry.period, period), eq(payslipEntry.number, 1), among(payslipEntry.employmentNumber, persons)),
    )
    .orderBy(payslipEntry.position)
  return {
    employees,
    entriesOf: byPerson(entries),
    factsOf: byPerson(facts),
    absencesOf: byPerson(absences),
    carsOf: byPerson(cars),
    importedOf: byPerson(
      // A row without a day is paid with the days in which it was imported.
      imported.filter(row => row.validFrom !== null || isWithin(swedishDate(row.createdAt), pay)),
    ),
  }
}

/** Returns a car as the engine calculates its benefit. */
export const carOf = (car: typeof employeeVehicle.$inferSelect): Car => ({
  id: car.id,
  name: car.model,
  from: car.heldFrom,
  to: car.heldTo,
  deduction: 0,
  vehicle: {
    modelYear: car.modelYear,
    firstTaxed: car.firstTaxed ?? '',
    fuel: car.fuel as CarFuel,
    newPrice: car.newPrice,
    extras: car.extras,
    comparedPrice: car.comparedPrice,
    vehicleTax: car.vehicleTax,
    drivesFar: car.drivesFar,
  },
})

/** Returns an absence as the engine reads it. */
export const absenceOf = (row: typeof employeeAbsence.$inferSelect): AbsenceFact => ({
  id: row.id,
  type: row.kind,
  from: row.firstDay,
  to: row.lastDay,
  child: row.child,
  extent: toHundredths(row.extent),
  hours: {},
})

/** Returns the days of an absence on which a medical certificate applies; none without one. */
export const certifiedOf = ({
  certificateFrom: from,
  certificateTo,
  lastDay,
}: typeof employeeAbsence.$inferSelect): readonly Span[] =>
  from === null ? [] : [{ from, to: certificateTo ?? lastDay ?? '9999-12-31' }]

const enteredOf = (entry: typeof payslipEntry.$inferSelect): EnteredRow => ({
  id: entry.id,
  payType: entry.payType,
  text: entry.text,
  from: entry.firstDay,
  to: entry.lastDay,
  quantity: entry.quantity,
  price: entry.price,
  amount: entry.amount,
  units: entry.units,
  distribution: entry.distribution,
  replaces: entry.replaces,
})

/** Returns the stored entries of a payslip, by their positions, as the engine reads them. */
export const enteredRows = (entries: readonly (typeof payslipEntry.$inferSelect)[]): EnteredRow[] => {
  const isTyped = ({ source }: (typeof entries)[number]) => source === 'TYPED'
  return [
    ...entries.filter(entry => !isTyped(entry)).map(enteredOf),
    ...inTypedOrder(entries.filter(isTyped).map(enteredOf)),
  ]
}
