import { cardNumberStates } from '../card-numbers/states.ts'
import { companyStates } from '../companies/states.ts'
import { copyStates } from '../copies/states.ts'
import { absenceStates } from '../employees/absences/states.ts'
import { employeeStates } from '../employees/states.ts'
import { helpStates } from '../help/states.ts'
import { historyStates } from '../history/states.ts'
import { integrationStates } from '../integrations/states.ts'
import { licenceStates } from '../licence/states.ts'
import { liveStates } from '../live/states.ts'
import { messageStates } from '../messages/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { advanceStates } from '../payroll/advances/states.ts'
import { declarationStates } from '../payroll/declaration/states.ts'
import { payslipStates } from '../payroll/run/states.ts'
import { voucherStates } from '../payroll/vouchers/states.ts'
import { portalStates } from '../portal/states.ts'
import { registerStates } from '../registers/states.ts'
import { rightsStates } from '../rights-groups/states.ts'
import { salaryYearStates } from '../salary-years/states.ts'
import { signInStates } from '../sign-in/states.ts'
import { userStates } from '../users/states.ts'
import { vehicleStates } from '../vehicles/states.ts'

/** The provider states of all subjects, by name. Each subject declares its own in `states.ts`. */
export const states = {
  ...callerStates,
  ...signInStates,
  ...companyStates,
  ...copyStates,
  ...salaryYearStates,
  ...employeeStates,
  ...integrationStates,
  ...cardNumberStates,
  ...absenceStates,
  ...vehicleStates,
  ...payslipStates,
  ...advanceStates,
  ...voucherStates,
  ...declarationStates,
  ...registerStates,
  ...historyStates,
  ...portalStates,
  ...messageStates,
  ...userStates,
  ...helpStates,
  ...licenceStates,
  ...rightsStates,
  ...liveStates,
}
