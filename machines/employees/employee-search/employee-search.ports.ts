import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { EmployeePage, EmployeeQuery, PickedEmployee } from './employee-search.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeSearchPorts = {
  fetchPage: port<EmployeeQuery, Result<EmployeePage>>('employeeSearch.fetchPage'),
  /**
   * Returns the employees with the given numbers, in any order. Numbers that nobody has are left
   * out.
   */
  fetchNames: port<{ readonly numbers: readonly string[] }, Result<readonly PickedEmployee[]>>(
    'employeeSearch.fetchNames',
  ),
}
