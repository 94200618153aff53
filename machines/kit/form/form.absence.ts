import { absenceLayout } from '#contracts/employees/absences/absence.form.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/** The form of an absence. Its code is loaded with its screen: see `ui/runtime/lazy`. */
export const absenceForm = {
  flow: formFlow(formMachine('absenceForm', absenceLayout)),
  secrets: formSecrets(absenceLayout.model),
}
