import { and, eq, getTableColumns, gte, isNull, or } from 'drizzle-orm'
import { vehicleBenefit } from '#contracts/employees/vehicle-benefit.ts'
import { benefitVehicle, employee } from '../platform/database/schema.ts'
import type { Transaction } from '../platform/database/tenancy.ts'

/**
 * Takes over a year's company cars, of those who are still employed in the other one, where their
 * benefits are calculated anew by the year's figures, or stay until somebody does. How many cars.
 */
export async function copyVehicles(tx: Transaction, from: number, to: number, isCalculated: boolean): Promise<number> {
  const { createdAt: _, version: _version, ...columns } = getTableColumns(benefitVehicle)
  const cars = await tx
    .select(columns)
    .from(benefitVehicle)
    .innerJoin(
      employee,
      and(
        eq(employee.employmentNumber, benefitVehicle.employmentNumber),
        or(isNull(employee.employedTo), gte(employee.employedTo, `${to}-01-01`)),
      ),
    )
    .where(eq(benefitVehicle.year, from))
  if (cars.length === 0) return 0
  await tx.insert(benefitVehicle).values(
    cars.map(car => ({
      ...car,
      year: to,
      benefit: (isCalculated ? vehicleBenefit(car, to) : undefined) ?? car.benefit,
    })),
  )
  return cars.length
}
