import type { FormValues } from '#contracts/forms/field.ts'
import type { VehicleValues } from '#contracts/vehicles/vehicle.form.ts'
import type { employeeVehicle } from '../tables/schema.ts'

/** Returns a stored car as its form's values. */
export const formOf = (row: typeof employeeVehicle.$inferSelect): FormValues => ({
  BilModel: row.model,
  BilKod: row.code,
  BilYear: row.modelYear,
  BilForstSkatt: row.firstTaxed ?? '',
  BilDrivmedel: row.fuel,
  BilNypris: row.newPrice,
  BilExtra: row.extras,
  BerFordonsskatt: row.vehicleTax,
  ComparisonVehicleText: row.comparedText,
  ComparisonVehicleCode: row.comparedCode,
  ComparisonVehiclePrice: row.comparedPrice,
  BilMilkorning: row.drivesFar,
  BilFrom: row.heldFrom,
  BilTom: row.heldTo ?? '',
})

/** Returns the columns of a form's values. */
export function columnsOf(form: FormValues): Omit<typeof employeeVehicle.$inferInsert, 'employmentNumber'> {
  const values = form as VehicleValues
  return {
    model: values.BilModel,
    code: values.BilKod,
    modelYear: values.BilYear,
    firstTaxed: values.BilForstSkatt || null,
    fuel: values.BilDrivmedel,
    newPrice: values.BilNypris,
    extras: values.BilExtra,
    vehicleTax: values.BerFordonsskatt,
    comparedText: values.ComparisonVehicleText,
    comparedCode: values.ComparisonVehicleCode,
    comparedPrice: values.ComparisonVehiclePrice,
    drivesFar: values.BilMilkorning,
    heldFrom: values.BilFrom,
    heldTo: values.BilTom || null,
  }
}
