import { employeeFilterLayout } from '#contracts/person/employee-filter.ts'
import { formMachine } from './form.machine.ts'

/**
 * The form of an employee filter. Its window loads the active filter, and saving makes the edited
 * filter the active one.
 */
export const employeeFilterMachine = formMachine('employeeFilter', employeeFilterLayout)
