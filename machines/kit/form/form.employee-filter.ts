import { employeeFilterLayout } from '#contracts/employees/employee-filter.ts'
import { formMachine } from './form.machine.ts'

/**
 * The form of an employee filter: its window loads the filter in force, and to save it is to put it
 * in force.
 */
export const employeeFilterMachine = formMachine('employeeFilter', employeeFilterLayout)
