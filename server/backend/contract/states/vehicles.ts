import { eq } from 'drizzle-orm'
import { states } from '#contracts/pact/states.ts'
import { vehicleForm } from '#contracts/vehicles/vehicle.form.ts'
import { employeeVehicle, vehicleBenefit } from '../../tables/schema.ts'
import { columnsOf } from '../../vehicles/vehicle-columns.ts'
import { list, type PactStates, type PactTools } from '../pact-tools.ts'

type Stated = Parameters<typeof states.vehicles>[2][number]

/** Returns the handlers of the states of company cars. */
export function vehicleStates({ chosen, inCompany, keepRows }: PactTools): PactStates {
  return {
    [states.vehicles('', '', []).name]: async (params, undo) => {
      const tenant = await chosen(params)
      const run: PactTools['asSystem'] = work => inCompany(tenant, work)
      // The benefits are put back after their cars, since the latest is undone first.
      await keepRows(run, vehicleBenefit, eq(vehicleBenefit.ftgKey, tenant.ftgKey), undo)
      await keepRows(run, employeeVehicle, eq(employeeVehicle.ftgKey, tenant.ftgKey), undo)
      await run(async tx => {
        await tx.delete(employeeVehicle)
        const cars = list<Stated>(params, 'Vehicles').map(({ Id, AnstNr, Version, Values }) => ({
          id: Id,
          employmentNumber: AnstNr,
          version: Version,
          ...columnsOf(vehicleForm.read(Values, '')),
        }))
        if (cars.length > 0) await tx.insert(employeeVehicle).values(cars)
      })
      return {}
    },
  }
}
