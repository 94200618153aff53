import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { VehicleRemoval } from './vehicles.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const vehiclesPorts = {
  /** `DELETE /employees/{AnstNr}/vehicles/{Id}`. */
  removeVehicle: port<VehicleRemoval, Result<null>>('vehicles.removeVehicle'),
}
