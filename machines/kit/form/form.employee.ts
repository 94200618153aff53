import { employeeLayout, newEmployeeLayout } from '#contracts/person/employee-layout.ts'
import { formFlow, formMachine } from './form.machine.ts'
import { formSecrets } from './form.secrets.ts'

/** The form of an employee. Its code is loaded with its screens: see `ui/runtime/lazy`. */
export const employeeForm = {
  flow: formFlow(formMachine('employeeForm', employeeLayout)),
  secrets: formSecrets(employeeLayout.model),
}

/** The form of a new employee: the same fields, of which the least that payroll needs are shown. */
export const newEmployeeForm = {
  flow: formFlow(formMachine('newEmployeeForm', newEmployeeLayout)),
  secrets: formSecrets(newEmployeeLayout.model),
}
