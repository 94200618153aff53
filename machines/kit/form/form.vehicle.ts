import { vehicleLayout } from '#contracts/vehicles/vehicle.form.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/** The form of a company car. Its code is loaded with its screen: see `ui/runtime/lazy`. */
export const vehicleForm = {
  flow: formFlow(formMachine('vehicleForm', vehicleLayout)),
  secrets: formSecrets(vehicleLayout.model),
}
