import { companySelectionFlow } from '../company-selection/company-selection.machine.ts'
import { registerFlows } from '../journal/registry.ts'
import { liveConnectionFlow } from '../live-connection/live-connection.machine.ts'
import { referenceListFlow } from '../reference-list/reference-list.machine.ts'
import { rightsFlow } from '../rights/rights.machine.ts'
import { salaryYearFlow } from '../salary-year/salary-year.machine.ts'
import { sessionFlow } from '../session/session.machine.ts'
import { smsVerificationFlow } from '../sms-verification/sms-verification.machine.ts'
import { snackbarFlow } from '../snackbar/snackbar.machine.ts'
import { versionCountdownFlow } from '../version-countdown/version-countdown.machine.ts'
import { appFlow } from './app.machine.ts'

/** Every flow that the journal records. A new flow is added here. */
export const flowList = [
  appFlow,
  sessionFlow,
  smsVerificationFlow,
  companySelectionFlow,
  rightsFlow,
  salaryYearFlow,
  referenceListFlow,
  snackbarFlow,
  versionCountdownFlow,
  liveConnectionFlow,
]

export const flows = registerFlows(flowList)
