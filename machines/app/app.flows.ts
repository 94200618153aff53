import { myAccountFlow } from '../account/my-account/my-account.machine.ts'
import { companyArchiveFlow } from '../companies/company-archive/company-archive.machine.ts'
import { companyInfoFlow } from '../companies/company-info/company-info.machine.ts'
import { companySelectionFlow } from '../companies/company-selection/company-selection.machine.ts'
import { commandPaletteFlow } from '../frame/command-palette/command-palette.machine.ts'
import { confirmFlow } from '../frame/confirm/confirm.machine.ts'
import { connectivityFlow } from '../frame/connectivity/connectivity.machine.ts'
import { downloadFlow } from '../frame/download/download.machine.ts'
import { helpPanelFlow } from '../frame/help-panel/help-panel.machine.ts'
import { liveConnectionFlow } from '../frame/live-connection/live-connection.machine.ts'
import { snackbarFlow } from '../frame/snackbar/snackbar.machine.ts'
import { unsavedChangesFlow } from '../frame/unsaved-changes/unsaved-changes.machine.ts'
import { versionCountdownFlow } from '../frame/version-countdown/version-countdown.machine.ts'
import { registerFlows } from '../kit/journal/registry.ts'
import { referenceListFlow } from '../kit/reference-list/reference-list.machine.ts'
import { demoRequestFlow } from '../licence/demo-request/demo-request.machine.ts'
import { licenceInfoFlow } from '../licence/licence-info/licence-info.machine.ts'
import { composeFlow } from '../messages/compose/compose.machine.ts'
import { inboxFlow } from '../messages/inbox/inbox.machine.ts'
import { messagesFlow } from '../messages/messages/messages.machine.ts'
import { notificationsFlow } from '../messages/notifications/notifications.machine.ts'
import { rightsFlow } from '../rights/rights.machine.ts'
import { salaryYearFlow } from '../salary-years/salary-year/salary-year.machine.ts'
import { bankIdFlow } from '../sign-in/bankid/bankid.machine.ts'
import { changePasswordFlow } from '../sign-in/change-password/change-password.machine.ts'
import { idleLogoutFlow } from '../sign-in/idle-logout/idle-logout.machine.ts'
import { sessionFlow } from '../sign-in/session/session.machine.ts'
import { smsVerificationFlow } from '../sign-in/sms-verification/sms-verification.machine.ts'
import { appFlow } from './app.machine.ts'

/** Every flow that the journal records. A new flow is added here. */
export const flowList = [
  appFlow,
  sessionFlow,
  smsVerificationFlow,
  bankIdFlow,
  companyInfoFlow,
  companySelectionFlow,
  companyArchiveFlow,
  rightsFlow,
  idleLogoutFlow,
  salaryYearFlow,
  referenceListFlow,
  notificationsFlow,
  messagesFlow,
  inboxFlow,
  composeFlow,
  snackbarFlow,
  myAccountFlow,
  changePasswordFlow,
  commandPaletteFlow,
  helpPanelFlow,
  licenceInfoFlow,
  demoRequestFlow,
  connectivityFlow,
  confirmFlow,
  unsavedChangesFlow,
  downloadFlow,
  versionCountdownFlow,
  liveConnectionFlow,
]

export const flows = registerFlows(flowList)
