import { ofCall, writing } from '../../kit/shared/of-call.ts'
import type { VehicleRemoval } from './vehicles.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const vehiclesPorts = {
  removeVehicle: ofCall('vehicles.removeVehicle', ({ AnstNr, Id, key }: VehicleRemoval & { readonly key: string }) =>
    writing('vehicles', 'remove', { params: { AnstNr, Id }, idempotencyKey: key }, () => null),
  ),
}
