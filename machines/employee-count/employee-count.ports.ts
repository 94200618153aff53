import type { StaffFilter } from '#contracts/entities/employee-filter.ts'
import { port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { EmployeeCount } from './employee-count.types.ts'

export const employeeCountPorts = {
  count: port<StaffFilter, Result<EmployeeCount>>('employeeCount.count'),
}
