import { describeFlow } from '../../kit/journal/registry.ts'
import { actOf } from '../../kit/shared/act.ts'
import { vehiclesPorts } from './vehicles.ports.ts'
import type { VehicleRemoval } from './vehicles.types.ts'

/** Removes company cars. A car's form is a flow of its own. */
export const vehiclesMachine = actOf<VehicleRemoval>({
  id: 'vehicles',
  noun: 'company car',
  doAct: vehiclesPorts.removeVehicle,
  question: ({ text }) => ({
    title: `Ta bort ${text}?`,
    text: 'Bilen tas bort med sin förmån i alla löneår. Har den anställde lämnat bilen: skriv i stället sista dagen.',
    confirm: 'Ta bort',
    isDestructive: true,
  }),
  isAlwaysAsked: true,
  doneText: ({ text }) => `${text} är borttagen.`,
})

/** The registration of the flow in the journal. */
export const vehiclesFlow = describeFlow({ machine: vehiclesMachine, version: 2, resume: 'afresh' })
