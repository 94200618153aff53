import type { AnyStateMachine } from 'xstate'
import type { RegisterName } from '#contracts/reference-data/register-names.ts'
import { myAccountMachine } from '#machines/account/my-account/my-account.machine.ts'
import type { FlowId } from '#machines/app/app.flows.ts'
import { cardNumberMachine } from '#machines/card-numbers/card-number/card-number.machine.ts'
import { companyArchiveMachine } from '#machines/companies/company-archive/company-archive.machine.ts'
import { companyInfoMachine } from '#machines/companies/company-info/company-info.machine.ts'
import { companyPictureMachine } from '#machines/companies/company-picture/company-picture.machine.ts'
import { companySelectionMachine } from '#machines/companies/company-selection/company-selection.machine.ts'
import { createCompanyMachine } from '#machines/companies/create-company/create-company.machine.ts'
import { copiesMachine } from '#machines/copies/copies/copies.machine.ts'
import { employeeActionsMachine } from '#machines/employees/employee-actions/employee-actions.machine.ts'
import { employeeFilesMachine } from '#machines/employees/employee-files/employee-files.machine.ts'
import { employeeViewMachine } from '#machines/employees/employee-view/employee-view.machine.ts'
import { formulaTrialMachine } from '#machines/formulas/formula-trial/formula-trial.machine.ts'
import { fosMachine } from '#machines/fos/fos/fos.machine.ts'
import { commandPaletteMachine } from '#machines/frame/command-palette/command-palette.machine.ts'
import { confirmMachine } from '#machines/frame/confirm/confirm.machine.ts'
import { connectivityMachine } from '#machines/frame/connectivity/connectivity.machine.ts'
import { dialogsMachine } from '#machines/frame/dialogs/dialogs.machine.ts'
import { downloadMachine } from '#machines/frame/download/download.machine.ts'
import { helpPanelMachine } from '#machines/frame/help-panel/help-panel.machine.ts'
import { liveConnectionMachine } from '#machines/frame/live-connection/live-connection.machine.ts'
import { rightsProofMachine } from '#machines/frame/rights-proof/rights-proof.machine.ts'
import { snackbarMachine } from '#machines/frame/snackbar/snackbar.machine.ts'
import { unsavedChangesMachine } from '#machines/frame/unsaved-changes/unsaved-changes.machine.ts'
import { versionCountdownMachine } from '#machines/frame/version-countdown/version-countdown.machine.ts'
import { eventHistoryMachine } from '#machines/history/event-history/event-history.machine.ts'
import { importFileMachine } from '#machines/imports/import-file/import-file.machine.ts'
import { integrationMachine } from '#machines/integrations/integration/integration.machine.ts'
import { absenceForm } from '#machines/kit/form/form.absence.ts'
import { certificateForm } from '#machines/kit/form/form.certificate.ts'
import { companySettingsForm } from '#machines/kit/form/form.company-settings.ts'
import { employeeForm, newEmployeeForm } from '#machines/kit/form/form.employee.ts'
import { correctionForm, correctionsForm, payslipForm } from '#machines/kit/form/form.payslip.ts'
import { registerForms } from '#machines/kit/form/form.registers.ts'
import { salaryTrialForm, salaryTrialOtherForm } from '#machines/kit/form/form.salary-trial.ts'
import { userForm } from '#machines/kit/form/form.user.ts'
import { vehicleForm } from '#machines/kit/form/form.vehicle.ts'
import { voucherForm } from '#machines/kit/form/form.voucher.ts'
import { whatIfForm } from '#machines/kit/form/form.what-if.ts'
import { referenceDataMachine } from '#machines/kit/reference-data/reference-data.machine.ts'
import { referenceList, referenceListPort } from '#machines/kit/reference-list/reference-list.machine.ts'
import { registerMachine } from '#machines/kit/register/register.machine.ts'
import { formIdOf, type RegisterFormId } from '#machines/kit/register/register.types.ts'
import { demoRequestMachine } from '#machines/licence/demo-request/demo-request.machine.ts'
import { licenceInfoMachine } from '#machines/licence/licence-info/licence-info.machine.ts'
import { composeMachine } from '#machines/messages/compose/compose.machine.ts'
import { inboxMachine } from '#machines/messages/inbox/inbox.machine.ts'
import { messagesMachine } from '#machines/messages/messages/messages.machine.ts'
import { notificationsMachine } from '#machines/messages/notifications/notifications.machine.ts'
import { advancesMachine } from '#machines/payroll/advances/advances.machine.ts'
import { assignmentPreviewMachine } from '#machines/payroll/assignment-preview/assignment-preview.machine.ts'
import { deliveryRemediesMachine } from '#machines/payroll/delivery-remedies/delivery-remedies.machine.ts'
import { employerDeclarationMachine } from '#machines/payroll/employer-declaration/employer-declaration.machine.ts'
import { ownPayslipsMachine } from '#machines/payroll/own-payslips/own-payslips.machine.ts'
import { paymentsMachine } from '#machines/payroll/payments/payments.machine.ts'
import { payslipMachine } from '#machines/payroll/payslip/payslip.machine.ts'
import { payslipActionsMachine } from '#machines/payroll/payslip-actions/payslip-actions.machine.ts'
import { payslipCorrectionMachine } from '#machines/payroll/payslip-correction/payslip-correction.machine.ts'
import { payslipDeliveryMachine } from '#machines/payroll/payslip-delivery/payslip-delivery.machine.ts'
import { payslipHistoryMachine } from '#machines/payroll/payslip-history/payslip-history.machine.ts'
import { salaryRunMachine } from '#machines/payroll/salary-run/salary-run.machine.ts'
import { salaryTrialMachine } from '#machines/payroll/salary-trial/salary-trial.machine.ts'
import { voucherMachine } from '#machines/payroll/voucher/voucher.machine.ts'
import { voucherActionsMachine } from '#machines/payroll/voucher-actions/voucher-actions.machine.ts'
import { vouchersMachine } from '#machines/payroll/vouchers/vouchers.machine.ts'
import { whatIfMachine } from '#machines/payroll/what-if/what-if.machine.ts'
import { rightsMachine } from '#machines/rights/rights.machine.ts'
import { rightsGroupsMachine } from '#machines/rights-groups/rights-groups/rights-groups.machine.ts'
import { salaryYearMachine } from '#machines/salary-years/salary-year/salary-year.machine.ts'
import { salaryYearsMachine } from '#machines/salary-years/salary-years/salary-years.machine.ts'
import { workCalendarMachine } from '#machines/schedules/work-calendar/work-calendar.machine.ts'
import { bankIdMachine } from '#machines/sign-in/bankid/bankid.machine.ts'
import { changePasswordMachine } from '#machines/sign-in/change-password/change-password.machine.ts'
import { idleLogoutMachine } from '#machines/sign-in/idle-logout/idle-logout.machine.ts'
import { sessionMachine } from '#machines/sign-in/session/session.machine.ts'
import { invitationMachine } from '#machines/users/invitation/invitation.machine.ts'
import { userActionsMachine } from '#machines/users/user-actions/user-actions.machine.ts'
import { userViewMachine } from '#machines/users/user-view/user-view.machine.ts'
import { vehiclesMachine } from '#machines/vehicles/vehicles/vehicles.machine.ts'
import { viewFiltersMachine } from '#machines/view-filters/view-filters/view-filters.machine.ts'

/** The flows that another flow starts, which brings their machines. */
type OfParent =
  | 'smsVerification'
  | 'restoreCopy'
  | 'companyRemoval'
  | 'restoreJob'
  | 'cloneJob'
  | 'sendJob'
  | 'removeJob'
  | 'fileJob'
  | 'proposalJob'
  | 'vouchersJob'

/** The machines by the flows that they are of. */
export type Cast = Readonly<Record<Exclude<FlowId, OfParent>, AnyStateMachine>>

const formsOfRegisters = Object.fromEntries(
  Object.entries(registerForms).map(([name, { machine }]) => [formIdOf(name as RegisterName), machine]),
) as Readonly<Record<RegisterFormId, AnyStateMachine>>

/** The machines of all flows that the application itself starts, without their ports. */
export const cast: Cast = {
  session: sessionMachine,
  snackbar: snackbarMachine,
  demoRequest: demoRequestMachine,
  connectivity: connectivityMachine,
  confirm: confirmMachine,
  dialogs: dialogsMachine,
  unsavedChanges: unsavedChangesMachine,
  versionCountdown: versionCountdownMachine,
  bankid: bankIdMachine,
  companySelection: companySelectionMachine,
  companyArchive: companyArchiveMachine,
  rights: rightsMachine,
  idleLogout: idleLogoutMachine,
  myAccount: myAccountMachine,
  changePassword: changePasswordMachine,
  commandPalette: commandPaletteMachine,
  notifications: notificationsMachine,
  messages: messagesMachine,
  inbox: inboxMachine,
  compose: composeMachine,
  helpPanel: helpPanelMachine,
  licenceInfo: licenceInfoMachine,
  companyJobs: referenceList(referenceListPort('companyJobs')),
  copySources: referenceList(referenceListPort('copySources')),
  download: downloadMachine,
  liveConnection: liveConnectionMachine,
  eventHistory: eventHistoryMachine,
  createCompany: createCompanyMachine,
  copies: copiesMachine,
  salaryYear: salaryYearMachine,
  companyInfo: companyInfoMachine,
  companyPicture: companyPictureMachine,
  salaryYears: salaryYearsMachine,
  integrations: referenceList(referenceListPort('integrations')),
  integration: integrationMachine,
  cardNumbers: referenceList(referenceListPort('cardNumbers')),
  cardNumber: cardNumberMachine,
  rightsGroups: rightsGroupsMachine,
  rightsProof: rightsProofMachine,
  employees: referenceList(referenceListPort('employees')),
  payrollDates: referenceList(referenceListPort('payrollDates')),
  payrollToday: referenceList(referenceListPort('payrollToday')),
  companySettings: companySettingsForm.flow.machine,
  invitation: invitationMachine,
  userActions: userActionsMachine,
  userChoices: referenceList(referenceListPort('userChoices')),
  referenceData: referenceDataMachine,
  register: registerMachine,
  workCalendar: workCalendarMachine,
  employerDeclaration: employerDeclarationMachine,
  ...formsOfRegisters,
  userForm: userForm.flow.machine,
  userView: userViewMachine,
  absenceForm: absenceForm.flow.machine,
  vehicleForm: vehicleForm.flow.machine,
  fos: fosMachine,
  importFile: importFileMachine,
  vehicles: vehiclesMachine,
  employeeView: employeeViewMachine,
  employeeActions: employeeActionsMachine,
  employeeFiles: employeeFilesMachine,
  certificateForm: certificateForm.flow.machine,
  employeeForm: employeeForm.flow.machine,
  newEmployeeForm: newEmployeeForm.flow.machine,
  formulaTrial: formulaTrialMachine,
  salaryRun: salaryRunMachine,
  payments: paymentsMachine,
  advances: advancesMachine,
  payslip: payslipMachine,
  payslipActions: payslipActionsMachine,
  ownPayslips: ownPayslipsMachine,
  payslipDelivery: payslipDeliveryMachine,
  deliveryRemedies: deliveryRemediesMachine,
  payslipForm: payslipForm.flow.machine,
  payslipCorrection: payslipCorrectionMachine,
  correctionForm: correctionForm.flow.machine,
  correctionsForm: correctionsForm.flow.machine,
  payslipHistory: payslipHistoryMachine,
  whatIf: whatIfMachine,
  whatIfForm: whatIfForm.flow.machine,
  vouchers: vouchersMachine,
  voucher: voucherMachine,
  voucherActions: voucherActionsMachine,
  voucherForm: voucherForm.flow.machine,
  assignmentPreview: assignmentPreviewMachine,
  salaryTrial: salaryTrialMachine,
  salaryTrialOther: salaryTrialMachine,
  salaryTrialForm: salaryTrialForm.flow.machine,
  salaryTrialOtherForm: salaryTrialOtherForm.flow.machine,
  viewFilters: viewFiltersMachine,
}
