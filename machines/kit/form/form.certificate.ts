import { certificateLayout } from '#contracts/employees/documents/certificate.form.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/**
 * The form of an employer's certificate. Its code is loaded with its screen: see `ui/runtime/lazy`.
 */
export const certificateForm = {
  flow: formFlow(formMachine('certificateForm', certificateLayout)),
  secrets: formSecrets(certificateLayout.model),
}
