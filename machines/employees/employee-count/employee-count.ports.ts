import type { StaffFilter } from '#contracts/employees/employee-filter.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { EmployeeCount } from './employee-count.types.ts'

/** What the flow asks of the world outside. */
export const employeeCountPorts = {
  count: port<StaffFilter, Result<EmployeeCount>>('employeeCount.count'),
}
