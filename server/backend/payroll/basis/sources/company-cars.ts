import { and, gte, isNull, lte, or } from 'drizzle-orm'
import type { CarFuel } from '#contracts/code-lists/vehicles.ts'
import type { Car } from '../../../engine/basis.ts'
import { among } from '../../../platform/database/among.ts'
import { employeeVehicle } from '../../../tables/schema.ts'
import { byPerson } from '../by-person.ts'
import { paySource } from '../pay-source.ts'

/** Returns a car as the engine calculates its benefit. */
const carOf = (car: typeof employeeVehicle.$inferSelect): Car => ({
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

/** The cars that a person has the benefit of in the payout. */
export const companyCars = paySource({
  name: 'company-cars',
  gives: ['cars'],
  async read({ tx, persons, payout: { pay } }) {
    const rowsOf = byPerson(
      await tx
        .select()
        .from(employeeVehicle)
        .where(
          and(
            among(employeeVehicle.employmentNumber, persons),
            lte(employeeVehicle.heldFrom, pay.to),
            or(isNull(employeeVehicle.heldTo), gte(employeeVehicle.heldTo, pay.from)),
          ),
        ),
    )
    return ({ person }) => ({ facts: () => ({ cars: rowsOf(person.number).map(carOf) }) })
  },
})
