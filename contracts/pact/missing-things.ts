import { cardNumberErrors } from '../card-numbers/errors.ts'
import type { ApiError } from '../common-errors.ts'
import { absenceErrors } from '../employees/absences/errors.ts'
import { employeeErrors } from '../employees/errors.ts'
import { integrationErrors } from '../integrations/errors.ts'
import { payrollErrors } from '../payroll/errors.ts'
import { rightsErrors } from '../rights-groups/errors.ts'
import { salaryYearErrors } from '../salary-years/errors.ts'
import { vehicleErrors } from '../vehicles/errors.ts'

/** A thing of which calls say that it does not exist. */
export interface MissingThing {
  readonly error: ApiError
  /** The parameter of the path that names the thing, and a value that names none. */
  readonly param: string
  readonly none: string
}

const noId = '00000000-0000-4000-8000-000000000000'
const noEmployee = { param: 'AnstNr', none: 'FINNSINTE' }
const noPeriod = { param: 'Period', none: '209901' }

/** The things whose absence is the same for every call that has them in its path. */
export const missingThings: readonly MissingThing[] = [
  { error: employeeErrors.employeeMissing, ...noEmployee },
  { error: payrollErrors.payslipMissing, ...noEmployee },
  { error: payrollErrors.salaryPeriodMissing, ...noPeriod },
  { error: payrollErrors.voucherPeriodMissing, ...noPeriod },
  { error: payrollErrors.voucherMissing, param: 'VerId', none: noId },
  { error: payrollErrors.paymentMissing, param: 'Nr', none: '99' },
  { error: payrollErrors.advanceMissing, param: 'ForskId', none: noId },
  { error: salaryYearErrors.salaryYearMissing, param: 'year', none: '2050' },
  { error: rightsErrors.rightsGroupMissing, param: 'Id', none: noId },
  { error: employeeErrors.documentMissing, param: 'Id', none: noId },
  { error: absenceErrors.absenceMissing, param: 'Id', none: noId },
  { error: vehicleErrors.vehicleMissing, param: 'Id', none: noId },
  { error: cardNumberErrors.cardNumberMissing, param: 'Id', none: noId },
  { error: integrationErrors.integrationMissing, param: 'IntegrationID', none: noId },
]
