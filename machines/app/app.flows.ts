import { bankIdFlow } from '../bankid/bankid.machine.ts'
import { changePasswordFlow } from '../change-password/change-password.machine.ts'
import { commandPaletteFlow } from '../command-palette/command-palette.machine.ts'
import { companyArchiveFlow } from '../company-archive/company-archive.machine.ts'
import { companyInfoFlow } from '../company-info/company-info.machine.ts'
import { companySelectionFlow } from '../company-selection/company-selection.machine.ts'
import { composeFlow } from '../compose/compose.machine.ts'
import { confirmFlow } from '../confirm/confirm.machine.ts'
import { connectivityFlow } from '../connectivity/connectivity.machine.ts'
import { demoRequestFlow } from '../demo-request/demo-request.machine.ts'
import { downloadFlow } from '../download/download.machine.ts'
import { helpPanelFlow } from '../help-panel/help-panel.machine.ts'
import { idleLogoutFlow } from '../idle-logout/idle-logout.machine.ts'
import { inboxFlow } from '../inbox/inbox.machine.ts'
import { registerFlows } from '../journal/registry.ts'
import { licenceInfoFlow } from '../licence-info/licence-info.machine.ts'
import { liveConnectionFlow } from '../live-connection/live-connection.machine.ts'
import { messagesFlow } from '../messages/messages.machine.ts'
import { myAccountFlow } from '../my-account/my-account.machine.ts'
import { notificationsFlow } from '../notifications/notifications.machine.ts'
import { referenceListFlow } from '../reference-list/reference-list.machine.ts'
import { rightsFlow } from '../rights/rights.machine.ts'
import { salaryYearFlow } from '../salary-year/salary-year.machine.ts'
import { sessionFlow } from '../session/session.machine.ts'
import { smsVerificationFlow } from '../sms-verification/sms-verification.machine.ts'
import { snackbarFlow } from '../snackbar/snackbar.machine.ts'
import { unsavedChangesFlow } from '../unsaved-changes/unsaved-changes.machine.ts'
import { versionCountdownFlow } from '../version-countdown/version-countdown.machine.ts'
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
