import type { ActorRefFrom } from 'xstate'
import type { CardNumbers } from '#contracts/card-numbers/shapes.ts'
import type { CompanyJobs } from '#contracts/copies/company-job.shapes.ts'
import type { EmployeeSummary, PayrollToday } from '#contracts/infopanel/shapes.ts'
import type { Integration } from '#contracts/integrations/shapes.ts'
import { needsMet } from '#contracts/reference-data/needs.ts'
import { registerNames } from '#contracts/reference-data/register-names.ts'
import type { PayrollDate } from '#contracts/salary-years/payroll-date.ts'
import type { UserChoices } from '#contracts/users/shapes.ts'
import type { myAccountMachine } from '../account/my-account/my-account.machine.ts'
import type { cardNumberMachine } from '../card-numbers/card-number/card-number.machine.ts'
import type { companyArchiveMachine } from '../companies/company-archive/company-archive.machine.ts'
import type { companyInfoMachine } from '../companies/company-info/company-info.machine.ts'
import type { companyPictureMachine } from '../companies/company-picture/company-picture.machine.ts'
import type { companyRemovalMachine } from '../companies/company-removal/company-removal.machine.ts'
import type { companySelectionMachine } from '../companies/company-selection/company-selection.machine.ts'
import type { createCompanyMachine } from '../companies/create-company/create-company.machine.ts'
import type { copiesMachine } from '../copies/copies/copies.machine.ts'
import type { FollowedJobs } from '../copies/copies/copies.types.ts'
import type { restoreCopyMachine } from '../copies/restore-copy/restore-copy.machine.ts'
import type { employeeActionsMachine } from '../employees/employee-actions/employee-actions.machine.ts'
import type { employeeFilesMachine } from '../employees/employee-files/employee-files.machine.ts'
import type { employeeViewMachine } from '../employees/employee-view/employee-view.machine.ts'
import type { formulaTrialMachine } from '../formulas/formula-trial/formula-trial.machine.ts'
import type { fosMachine } from '../fos/fos/fos.machine.ts'
import type { commandPaletteMachine } from '../frame/command-palette/command-palette.machine.ts'
import type { confirmMachine } from '../frame/confirm/confirm.machine.ts'
import type { connectivityMachine } from '../frame/connectivity/connectivity.machine.ts'
import type { dialogsMachine } from '../frame/dialogs/dialogs.machine.ts'
import type { downloadMachine } from '../frame/download/download.machine.ts'
import type { helpPanelMachine } from '../frame/help-panel/help-panel.machine.ts'
import type { liveConnectionMachine } from '../frame/live-connection/live-connection.machine.ts'
import type { rightsProofMachine } from '../frame/rights-proof/rights-proof.machine.ts'
import type { snackbarMachine } from '../frame/snackbar/snackbar.machine.ts'
import type { unsavedChangesMachine } from '../frame/unsaved-changes/unsaved-changes.machine.ts'
import type { versionCountdownMachine } from '../frame/version-countdown/version-countdown.machine.ts'
import type { eventHistoryMachine } from '../history/event-history/event-history.machine.ts'
import type { importFileMachine } from '../imports/import-file/import-file.machine.ts'
import type { integrationMachine } from '../integrations/integration/integration.machine.ts'
import type { jobMachine } from '../jobs/job/job.machine.ts'
import type { FormMachine } from '../kit/form/form.machine.ts'
import type { FormEvent } from '../kit/form/form.types.ts'
import type { referenceDataMachine } from '../kit/reference-data/reference-data.machine.ts'
import type { ReferenceList } from '../kit/reference-list/reference-list.machine.ts'
import type { ReferenceListEvent } from '../kit/reference-list/reference-list.types.ts'
import type { registerMachine } from '../kit/register/register.machine.ts'
import { formIdOf, type RegisterFormId } from '../kit/register/register.types.ts'
import type { demoRequestMachine } from '../licence/demo-request/demo-request.machine.ts'
import type { licenceInfoMachine } from '../licence/licence-info/licence-info.machine.ts'
import type { composeMachine } from '../messages/compose/compose.machine.ts'
import type { inboxMachine } from '../messages/inbox/inbox.machine.ts'
import type { messagesMachine } from '../messages/messages/messages.machine.ts'
import type { notificationsMachine } from '../messages/notifications/notifications.machine.ts'
import type { advancesMachine } from '../payroll/advances/advances.machine.ts'
import type { assignmentPreviewMachine } from '../payroll/assignment-preview/assignment-preview.machine.ts'
import type { deliveryRemediesMachine } from '../payroll/delivery-remedies/delivery-remedies.machine.ts'
import type { employerDeclarationMachine } from '../payroll/employer-declaration/employer-declaration.machine.ts'
import type { ownPayslipsMachine } from '../payroll/own-payslips/own-payslips.machine.ts'
import type { paymentsMachine } from '../payroll/payments/payments.machine.ts'
import type { payslipMachine } from '../payroll/payslip/payslip.machine.ts'
import type { payslipActionsMachine } from '../payroll/payslip-actions/payslip-actions.machine.ts'
import type { payslipCorrectionMachine } from '../payroll/payslip-correction/payslip-correction.machine.ts'
import type { payslipDeliveryMachine } from '../payroll/payslip-delivery/payslip-delivery.machine.ts'
import type { payslipHistoryMachine } from '../payroll/payslip-history/payslip-history.machine.ts'
import type { salaryRunMachine } from '../payroll/salary-run/salary-run.machine.ts'
import type { salaryTrialMachine } from '../payroll/salary-trial/salary-trial.machine.ts'
import type { voucherMachine } from '../payroll/voucher/voucher.machine.ts'
import type { voucherActionsMachine } from '../payroll/voucher-actions/voucher-actions.machine.ts'
import type { vouchersMachine } from '../payroll/vouchers/vouchers.machine.ts'
import type { whatIfMachine } from '../payroll/what-if/what-if.machine.ts'
import type { rightsMachine } from '../rights/rights.machine.ts'
import type { rightsGroupsMachine } from '../rights-groups/rights-groups/rights-groups.machine.ts'
import type { salaryYearMachine } from '../salary-years/salary-year/salary-year.machine.ts'
import type { salaryYearsMachine } from '../salary-years/salary-years/salary-years.machine.ts'
import type { workCalendarMachine } from '../schedules/work-calendar/work-calendar.machine.ts'
import type { bankIdMachine } from '../sign-in/bankid/bankid.machine.ts'
import type { changePasswordMachine } from '../sign-in/change-password/change-password.machine.ts'
import type { idleLogoutMachine } from '../sign-in/idle-logout/idle-logout.machine.ts'
import type { sessionMachine } from '../sign-in/session/session.machine.ts'
import type { smsVerificationMachine } from '../sign-in/sms-verification/sms-verification.machine.ts'
import type { invitationMachine } from '../users/invitation/invitation.machine.ts'
import type { userActionsMachine } from '../users/user-actions/user-actions.machine.ts'
import type { userViewMachine } from '../users/user-view/user-view.machine.ts'
import type { vehiclesMachine } from '../vehicles/vehicles/vehicles.machine.ts'
import type { viewFiltersMachine } from '../view-filters/view-filters/view-filters.machine.ts'
import type { ViewFiltersInput } from '../view-filters/view-filters/view-filters.types.ts'
import {
  type Lifetime,
  ofCompany,
  ofLogin,
  ofPage,
  ofParent,
  ofSession,
  ofYear,
  type Registration,
} from './app.registration.ts'

/** Registers the form of each register. The event `form.show` names the item. */
function registerForms() {
  const form = ofYear.lazily<FormMachine>(() => ({ id: '' }))
  return Object.fromEntries(registerNames.map(name => [formIdOf(name), form])) as {
    readonly [Id in RegisterFormId]: typeof form
  }
}

/**
 * All flows of the application by systemId. Each line states the lifetime, the machine and the
 * input of a flow. The chart of the application, the ports of the runtime and the hooks of the
 * components are derived from this map.
 */
export const flows = {
  session: ofPage<typeof sessionMachine>(),
  snackbar: ofPage<typeof snackbarMachine>(),
  demoRequest: ofPage<typeof demoRequestMachine>(),
  invitation: ofPage<typeof invitationMachine>(),
  connectivity: ofPage<typeof connectivityMachine>(),
  confirm: ofPage<typeof confirmMachine>(),
  unsavedChanges: ofPage<typeof unsavedChangesMachine>(),
  versionCountdown: ofPage<typeof versionCountdownMachine>(),
  smsVerification: ofParent<typeof smsVerificationMachine>(),

  bankid: ofLogin<typeof bankIdMachine>(),

  companySelection: ofSession<typeof companySelectionMachine>(({ account, workplace, favourites }) => ({
    account,
    current: workplace?.company ?? null,
    favourites,
  })),
  companyArchive: ofSession<typeof companyArchiveMachine>(),
  rights: ofSession<typeof rightsMachine>(({ account, licence }) => ({ account, licence })),
  idleLogout: ofSession<typeof idleLogoutMachine>(({ licence }) => ({ most: licence.InactivityMaximum ?? null })),
  myAccount: ofSession<typeof myAccountMachine>(),
  changePassword: ofSession<typeof changePasswordMachine>(({ licence }) => licence),
  commandPalette: ofSession<typeof commandPaletteMachine>(({ account, recentCommands }) => ({
    account,
    recent: recentCommands,
  })),
  notifications: ofSession<typeof notificationsMachine>(({ workplace }) => ({
    FtgId: workplace?.company.FtgId ?? null,
  })),
  messages: ofSession<typeof messagesMachine>(),
  inbox: ofSession<typeof inboxMachine>(),
  compose: ofSession<typeof composeMachine>(),
  helpPanel: ofSession<typeof helpPanelMachine>(({ account }) => ({
    Roll: account.Roll,
  })),
  licenceInfo: ofSession<typeof licenceInfoMachine>(),
  companyJobs: ofSession<ReferenceList<CompanyJobs>>(),
  copySources: ofSession<ReferenceList<readonly string[]>>(),
  dialogs: ofSession<typeof dialogsMachine>(),
  download: ofSession<typeof downloadMachine>(),
  liveConnection: ofSession<typeof liveConnectionMachine>(),
  eventHistory: ofSession<typeof eventHistoryMachine>(),
  createCompany: ofSession.lazily<typeof createCompanyMachine, { readonly year: number }>(
    ({ account, licence }, { year }) => ({
      currentYear: year,
      LicNr: account.LicNr,
      HasLicensOption: licence.HasLicensOption,
    }),
  ),
  copies: ofSession.lazily<typeof copiesMachine, { readonly followed: FollowedJobs }>((_, { followed }) => ({
    followed,
  })),
  restoreCopy: ofParent<typeof restoreCopyMachine>(),
  companyRemoval: ofParent<typeof companyRemovalMachine>(),
  restoreJob: ofParent<typeof jobMachine>(),
  cloneJob: ofParent<typeof jobMachine>(),
  fileJob: ofParent<typeof jobMachine>(),
  proposalJob: ofParent<typeof jobMachine>(),
  sendJob: ofParent<typeof jobMachine>(),
  removeJob: ofParent<typeof jobMachine>(),
  vouchersJob: ofParent<typeof jobMachine>(),

  salaryYear: ofCompany<typeof salaryYearMachine>(({ workplace: { company, years, year } }) => ({
    FtgId: company.FtgId,
    years,
    year,
  })),
  companyInfo: ofCompany<typeof companyInfoMachine>(({ workplace: { company } }) => ({ FtgId: company.FtgId })),
  companyPicture: ofCompany.lazily<typeof companyPictureMachine>(),
  salaryYears: ofCompany.lazily<typeof salaryYearsMachine>(),
  integrations: ofCompany<ReferenceList<readonly Integration[]>>(),
  integration: ofCompany.lazily<typeof integrationMachine>(),
  cardNumbers: ofCompany<ReferenceList<CardNumbers>>(),
  cardNumber: ofCompany.lazily<typeof cardNumberMachine>(),
  rightsGroups: ofCompany.lazily<typeof rightsGroupsMachine>(),
  viewFilters: ofCompany.lazily<typeof viewFiltersMachine, ViewFiltersInput>((_, asked) => asked),
  rightsProof: ofCompany.lazily<typeof rightsProofMachine>(),

  employees: ofYear<ReferenceList<EmployeeSummary>>(),
  payrollDates: ofYear<ReferenceList<readonly PayrollDate[]>>(),
  payrollToday: ofYear<ReferenceList<PayrollToday>>(),
  userChoices: ofYear<ReferenceList<UserChoices>>(),
  employeeView: ofYear.lazily<typeof employeeViewMachine>(),
  employeeActions: ofYear.lazily<typeof employeeActionsMachine>(),
  employeeFiles: ofYear.lazily<typeof employeeFilesMachine>(),
  /** The event `form.show` names the employee. */
  certificateForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  /** The event `form.show` names the employee and the day. */
  employeeForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  newEmployeeForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  userView: ofYear.lazily<typeof userViewMachine>(),
  userActions: ofYear.lazily<typeof userActionsMachine>(),
  /** The event `form.show` names the user; an empty text stands for a new one. */
  userForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  fos: ofCompany.lazily<typeof fosMachine>(),
  importFile: ofCompany.lazily<typeof importFileMachine>(),
  vehicles: ofYear.lazily<typeof vehiclesMachine>(),
  /** The event `form.show` names the employee and the absence. */
  absenceForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  /** The event `form.show` names the employee and the car. */
  vehicleForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  companySettings: ofYear.lazily<FormMachine>(({ workplace: { company } }) => ({ id: company.FtgId })),
  referenceData: ofYear.lazily<typeof referenceDataMachine>(({ licence, workplace: { company, year } }) => ({
    has: needsMet(licence, company),
    year,
  })),
  salaryRun: ofCompany.lazily<typeof salaryRunMachine>(),
  payments: ofCompany.lazily<typeof paymentsMachine>(),
  advances: ofCompany.lazily<typeof advancesMachine>(),
  payslip: ofCompany.lazily<typeof payslipMachine>(),
  payslipActions: ofCompany.lazily<typeof payslipActionsMachine>(),
  ownPayslips: ofCompany.lazily<typeof ownPayslipsMachine>(),
  payslipDelivery: ofCompany.lazily<typeof payslipDeliveryMachine>(),
  deliveryRemedies: ofCompany.lazily<typeof deliveryRemediesMachine>(),
  /** The event `form.show` names the period and the employee. */
  payslipForm: ofCompany.lazily<FormMachine>(() => ({ id: '' })),
  payslipCorrection: ofCompany.lazily<typeof payslipCorrectionMachine>(),
  /** The event `form.show` names the payslip that is corrected. */
  correctionForm: ofCompany.lazily<FormMachine>(() => ({ id: '' })),
  correctionsForm: ofCompany.lazily<FormMachine>(() => ({ id: '' })),
  payslipHistory: ofCompany.lazily<typeof payslipHistoryMachine>(),
  whatIf: ofCompany.lazily<typeof whatIfMachine>(),
  whatIfForm: ofCompany.lazily<FormMachine>(() => ({ id: '' })),
  vouchers: ofCompany.lazily<typeof vouchersMachine>(),
  voucher: ofCompany.lazily<typeof voucherMachine>(),
  voucherActions: ofCompany.lazily<typeof voucherActionsMachine>(),
  /** The event `form.show` names the voucher. */
  voucherForm: ofCompany.lazily<FormMachine>(() => ({ id: '' })),
  salaryTrial: ofYear.lazily<typeof salaryTrialMachine>(() => ({ form: 'salaryTrialForm' })),
  salaryTrialOther: ofYear.lazily<typeof salaryTrialMachine>(() => ({ form: 'salaryTrialOtherForm' })),
  /** The event `form.show` names the values that a case begins with. */
  salaryTrialForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  salaryTrialOtherForm: ofYear.lazily<FormMachine>(() => ({ id: '' })),
  employerDeclaration: ofYear.lazily<typeof employerDeclarationMachine>(),
  formulaTrial: ofYear.lazily<typeof formulaTrialMachine>(),
  assignmentPreview: ofYear.lazily<typeof assignmentPreviewMachine>(),
  register: ofYear.lazily<typeof registerMachine>(),
  workCalendar: ofYear.lazily<typeof workCalendarMachine>(),
  ...registerForms(),
} as const

type Flows = typeof flows
/** The systemId of a flow. */
export type FlowId = keyof Flows

/** The machine of a flow. */
export type MachineOf<Id extends FlowId> = NonNullable<Flows[Id]['machine']>
/** A running flow. */
export type FlowRef<Id extends FlowId> = ActorRefFrom<MachineOf<Id>>

/** The ids of the flows that are reference lists. */
export type ListId = { [Id in FlowId]: MachineOf<Id> extends ReferenceList<infer _> ? Id : never }[FlowId]
/** The value of a flow that is a reference list. */
export type ListValueOf<Id extends ListId> = MachineOf<Id> extends ReferenceList<infer Value> ? Value : never

/** The ids of the flows that start when a component requests them. */
export type LazyId = { [Id in FlowId]: Flows[Id]['isLazy'] extends true ? Id : never }[FlowId]
/** The component's input to a flow that starts on its request. */
export type AskedOf<Id extends LazyId> = Parameters<Flows[Id]['input']>[1]

/** The ids of the flows that run before anybody has signed in. */
export type EarlyId = { [Id in FlowId]: Flows[Id]['until'] extends 'page' | 'login' ? Id : never }[FlowId]
/** The ids of the flows that start automatically after the sign-in. */
export type SignedInId = Exclude<
  { [Id in FlowId]: Flows[Id]['until'] extends 'parent' ? never : Id }[FlowId],
  EarlyId | LazyId
>
/** The machines of the flows, with their ports provided. */
export type Machines<Id extends FlowId> = { readonly [Each in Id]: MachineOf<Each> }

/** The flows of a lifetime, with their ids. */
export const flowsOf = (until: Lifetime): readonly (readonly [id: string, flow: Registration])[] =>
  Object.entries(flows).filter(([, flow]) => flow.until === until)

/** The events of the flows whose machines are generic machines of the kit. */
declare module '../kit/shared/letter.ts' {
  interface Mailboxes {
    readonly cardNumbers: ReferenceListEvent
    readonly companyJobs: ReferenceListEvent
    readonly companySettings: FormEvent
    readonly copySources: ReferenceListEvent
    readonly employees: ReferenceListEvent
    readonly integrations: ReferenceListEvent
    readonly payrollDates: ReferenceListEvent
    readonly payrollToday: ReferenceListEvent
    readonly userChoices: ReferenceListEvent
    readonly userForm: FormEvent
    readonly certificateForm: FormEvent
    readonly absenceForm: FormEvent
    readonly vehicleForm: FormEvent
    readonly payslipForm: FormEvent
    readonly correctionForm: FormEvent
    readonly correctionsForm: FormEvent
    readonly voucherForm: FormEvent
    readonly whatIfForm: FormEvent
    readonly salaryTrialForm: FormEvent
    readonly salaryTrialOtherForm: FormEvent
    readonly employeeForm: FormEvent
    readonly newEmployeeForm: FormEvent
  }
}
