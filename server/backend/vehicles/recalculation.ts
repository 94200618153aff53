import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import { errors } from '#contracts/errors.ts'
import { fromHundredths } from '#contracts/rules/hundredths.ts'
import { vehicleYearMessage } from '#contracts/salary-years/rules.ts'
import type { BenefitStep, RecalculationRow } from '#contracts/vehicles/shapes.ts'
import { type Calculated, vehicleBenefit } from '../engine/benefits/vehicle-benefit.ts'
import type { Step } from '../engine/step.ts'
import { law } from '../law/law.ts'
import { yearOf } from '../platform/calendar/swedish-date.ts'
import type { Transaction } from '../platform/database/tenancy.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { employee, employeeVehicle, salaryYear, vehicleBenefit as storedBenefit } from '../tables/schema.ts'

type Vehicle = typeof employeeVehicle.$inferSelect

/** A company car in a year: its stored benefit, its calculation and its employee's name. */
interface CalculatedVehicle {
  readonly vehicle: Vehicle
  /** Surname first. */
  readonly name: string
  /** Null when no benefit is stored. */
  readonly stored: number | null
  readonly months: number
  readonly calculated: Calculated
}

/** @throws Refusal salaryYearMissing */
export async function requireYear(tx: Transaction, year: number): Promise<void> {
  if ((await tx.$count(salaryYear, eq(salaryYear.year, year))) === 0) throw new Refusal(errors.salaryYearMissing)
}

/**
 * Calculates the company cars of a year, by the employees' names: those that an employee has in
 * some month of it while employed.
 *
 * @param now decides whether Skatteverket has opened the year for calculation
 */
export async function calculateVehicles(
  tx: Transaction,
  year: number,
  now: Date,
  only?: SQL,
): Promise<CalculatedVehicle[]> {
  const rows = await tx
    .select({
      vehicle: employeeVehicle,
      name: sql<string>`${employee.lastName} || ' ' || ${employee.firstName}`,
      employedTo: employee.employedTo,
      stored: storedBenefit.benefit,
    })
    .from(employeeVehicle)
    .innerJoin(employee, eq(employee.employmentNumber, employeeVehicle.employmentNumber))
    .leftJoin(storedBenefit, and(eq(storedBenefit.vehicleId, employeeVehicle.id), eq(storedBenefit.year, year)))
    .where(and(isHeldIn(year), only))
    .orderBy(asc(employee.lastName), asc(employee.firstName), asc(employeeVehicle.heldFrom), asc(employeeVehicle.id))
  const notYet = vehicleYearMessage(year, yearOf(now))
  return rows.map(({ vehicle, name, employedTo, stored }) => {
    const months = monthsIn(year, vehicle.heldFrom, earliest(vehicle.heldTo, employedTo))
    const calculated: Calculated =
      notYet === undefined ? vehicleBenefit(law, carOf(vehicle), year, months) : { problem: notYet }
    return { vehicle, name, stored, months, calculated }
  })
}

/** Returns the condition that a car is held in a year, by somebody who is then employed. */
export const isHeldIn = (year: number): SQL | undefined =>
  and(
    lte(employeeVehicle.heldFrom, `${year}-12-31`),
    or(isNull(employeeVehicle.heldTo), gte(employeeVehicle.heldTo, `${year}-01-01`)),
    or(isNull(employee.employedTo), gte(employee.employedTo, `${year}-01-01`)),
  )

/** Returns the number of months of a year in a period, of which a begun one counts. */
export function monthsIn(year: number, from: string, to: string | null): number {
  const first = Math.max(monthOf(from), year * 12)
  const last = Math.min(to === null ? Number.POSITIVE_INFINITY : monthOf(to), year * 12 + 11)
  return Math.max(0, last - first + 1)
}

/** Returns the month of a date, counted from year 0. */
const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1

const earliest = (one: string | null, other: string | null): string | null =>
  one === null ? other : other === null || one < other ? one : other

const carOf = (row: Vehicle) => ({ ...row, firstTaxed: row.firstTaxed ?? '', fuel: row.fuel as CarFuel })

/** True when the stored benefit is not the calculated one. */
export const needsCalculation = ({ stored, calculated }: CalculatedVehicle): boolean =>
  'problem' in calculated || calculated.benefit.total !== stored

/** Returns a car as a row of the recalculation. */
export function rowOf(
  { vehicle, name, stored, months, calculated }: CalculatedVehicle,
  year: number,
): RecalculationRow {
  const benefit = 'benefit' in calculated ? calculated.benefit : undefined
  const BilFormon = stored ?? 0
  return {
    Id: vehicle.id,
    AnstNr: vehicle.employmentNumber,
    Namn: name,
    BilModel: vehicle.model,
    BilKod: vehicle.code,
    BilYear: vehicle.modelYear,
    BilFormon,
    BerFormanTot: benefit?.total ?? null,
    BerFormanLon: benefit?.forPay ?? null,
    ErrorMessage: 'problem' in calculated ? calculated.problem : '',
    BilNypris: vehicle.newPrice,
    ComparisonVehicleText: vehicle.comparedText,
    ComparisonVehicleCode: vehicle.comparedCode,
    ComparisonVehiclePrice: vehicle.comparedPrice,
    BilExtra: vehicle.extras,
    BerFordonsskatt: benefit?.vehicleTax ?? vehicle.vehicleTax,
    BerMiljoRabattPrc: benefit?.reduction.percent ?? 0,
    BerMiljoRabatt: benefit?.reduction.amount ?? 0,
    BerFormanTotLabel: `Förmånsvärde ${year}, helår`,
    BerFormanLonLabel: `Förmån i lön ${year}, ${months === 1 ? '1 månad' : `${months} månader`}`,
    Forandring: benefit ? benefit.total - BilFormon : null,
    Steg: (benefit?.steps ?? []).map(stepOf),
  }
}

/** Amounts of the wire are whole SEK. */
const stepOf = ({ text, formula, value, source }: Step): BenefitStep => ({
  Text: text,
  Formula: formula,
  Belopp: fromHundredths(value),
  Kalla: source,
})

/**
 * Stores the calculated benefits of the given cars in a year.
 *
 * @returns the cars that could not be calculated, by their places, and the number stored
 */
export async function recalculate(
  tx: Transaction,
  year: number,
  ids: readonly string[],
  now: Date,
): Promise<{ readonly errors: { index: number; message: string }[]; readonly stored: number }> {
  const found = await calculateVehicles(tx, year, now, inArray(employeeVehicle.id, [...ids]))
  const refused: { index: number; message: string }[] = []
  const benefits = new Map<string, number>()
  for (const [index, id] of ids.entries()) {
    const calculated = found.find(({ vehicle }) => vehicle.id === id)?.calculated ?? {
      problem: errors.vehicleMissing.message,
    }
    if ('problem' in calculated) refused.push({ index, message: calculated.problem })
    else benefits.set(id, calculated.benefit.total)
  }
  await storeBenefits(tx, year, benefits)
  return { errors: refused, stored: benefits.size }
}

/** Stores the benefits of cars in a year, by the cars' ids, in place of those stored before. */
async function storeBenefits(tx: Transaction, year: number, benefits: ReadonlyMap<string, number>): Promise<void> {
  if (benefits.size === 0) return
  await tx
    .insert(storedBenefit)
    // In the order of their keys, in which others store theirs.
    .values(
      [...benefits]
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([vehicleId, benefit]) => ({ vehicleId, year, benefit })),
    )
    .onConflictDoUpdate({
      target: [storedBenefit.ftgKey, storedBenefit.vehicleId, storedBenefit.year],
      set: { benefit: sql`excluded.benefit`, version: sql`${storedBenefit.version} + 1` },
    })
}

/**
 * Gives a new salary year the benefits of its company cars. Calculated, they follow the year's own
 * figures; otherwise, and for a car that cannot be calculated, the amount of the year before is
 * copied.
 *
 * @param from the year to copy from, or undefined when there is none before
 * @returns the number of benefits
 */
export async function benefitsOfNewYear(
  tx: Transaction,
  { from, to, isCalculated, now }: { from: number | undefined; to: number; isCalculated: boolean; now: Date },
): Promise<number> {
  const before = from === undefined ? [] : await tx.select().from(storedBenefit).where(eq(storedBenefit.year, from))
  const copied = new Map(before.map(({ vehicleId, benefit }) => [vehicleId, benefit]))
  const benefits = new Map<string, number>()
  for (const { vehicle, calculated } of await calculateVehicles(tx, to, now)) {
    const own = isCalculated && 'benefit' in calculated ? calculated.benefit.total : copied.get(vehicle.id)
    if (own !== undefined) benefits.set(vehicle.id, own)
  }
  await storeBenefits(tx, to, benefits)
  return benefits.size
}
