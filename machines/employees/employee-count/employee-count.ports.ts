import type { StaffFilter } from '#contracts/person/employee-filter.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { EmployeeCount } from './employee-count.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const employeeCountPorts = {
  /** Returns the number of employees that match the filter. */
  count: port<StaffFilter, Result<EmployeeCount>>('employeeCount.count'),
}
