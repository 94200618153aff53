import type { ProviderState } from '../outcomes/provider-state.ts'
import type { EmployeeVehicle } from './shapes.ts'

/** The provider states of company cars. */
export const vehicleStates = {
  /** The company has exactly these company cars, and no benefit of theirs in any salary year. */
  vehicles: (
    FtgId: string,
    Login: string,
    Vehicles: readonly (EmployeeVehicle & { readonly AnstNr: string })[],
  ): ProviderState => ({
    name: 'these company cars',
    params: {
      FtgId,
      Login,
      Vehicles: Vehicles.map(({ Values, ...each }) => ({ ...each, Values: { ...Values } })),
    },
  }),
}
