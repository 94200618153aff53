import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { EmployeePage, EmployeeQuery } from '../employee-search/employee-search.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeFindsPorts = {
  /** Returns a page of employees. */
  fetchPage: port<EmployeeQuery, Result<EmployeePage>>('employeeFinds.fetchPage'),
}
