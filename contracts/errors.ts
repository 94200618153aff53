import { accountErrors } from './account/errors.ts'
import { cardNumberErrors } from './card-numbers/errors.ts'
import { type ApiError, commonErrors } from './common-errors.ts'
import { companyErrors } from './companies/errors.ts'
import { copyErrors } from './copies/errors.ts'
import { absenceErrors } from './employees/absences/errors.ts'
import { employeeErrors } from './employees/errors.ts'
import { fileJobErrors } from './file-jobs/errors.ts'
import { fosErrors } from './fos/errors.ts'
import { helpErrors } from './help/errors.ts'
import { importErrors } from './imports/errors.ts'
import { integrationErrors } from './integrations/errors.ts'
import { messageErrors } from './messages/errors.ts'
import { payrollErrors } from './payroll/errors.ts'
import { registerErrors } from './registers/errors.ts'
import { rightsErrors } from './rights-groups/errors.ts'
import { salaryYearErrors } from './salary-years/errors.ts'
import { signInErrors } from './sign-in/errors.ts'
import { userErrors } from './users/errors.ts'
import { vehicleErrors } from './vehicles/errors.ts'

/** The error catalogue, by name. Each subject declares its own in `errors.ts`. */
export const errors = {
  ...commonErrors,
  ...signInErrors,
  ...accountErrors,
  ...companyErrors,
  ...copyErrors,
  ...salaryYearErrors,
  ...employeeErrors,
  ...absenceErrors,
  ...vehicleErrors,
  ...cardNumberErrors,
  ...payrollErrors,
  ...fileJobErrors,
  ...importErrors,
  ...registerErrors,
  ...rightsErrors,
  ...userErrors,
  ...integrationErrors,
  ...messageErrors,
  ...fosErrors,
  ...helpErrors,
} as const satisfies Record<string, ApiError>
