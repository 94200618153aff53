import { accountCalls } from './account/calls.ts'
import { cardNumberCalls } from './card-numbers/calls.ts'
import { careCalls } from './clients/calls.ts'
import { companyCalls } from './companies/calls.ts'
import { pictureCalls } from './companies/pictures.calls.ts'
import { copyCalls } from './copies/calls.ts'
import { removedCompanyCalls } from './copies/removed-companies.calls.ts'
import { absenceCalls } from './employees/absences/calls.ts'
import { employeeCalls } from './employees/calls.ts'
import { employeeDocumentCalls } from './employees/documents/calls.ts'
import { fileJobCalls } from './file-jobs/calls.ts'
import { formulaCalls } from './formula-names/calls.ts'
import { fosCalls } from './fos/calls.ts'
import { helpCalls } from './help/calls.ts'
import { historyCalls } from './history/calls.ts'
import { importCalls } from './imports/calls.ts'
import { infopanelCalls } from './infopanel/calls.ts'
import { integrationCalls } from './integrations/calls.ts'
import { licenceCalls } from './licence/calls.ts'
import { demoCalls } from './licence/demo-request.calls.ts'
import { messageCalls } from './messages/calls.ts'
import { payTypeCalls } from './pay-types/calls.ts'
import { advanceCalls } from './payroll/advances/calls.ts'
import { assignmentCalls } from './payroll/assignments/calls.ts'
import { payslipCorrectionCalls } from './payroll/correction/calls.ts'
import { employerDeclarationCalls } from './payroll/declaration/calls.ts'
import { deliveryCalls } from './payroll/delivery/calls.ts'
import { ownPayslipCalls } from './payroll/own/calls.ts'
import { paymentCalls } from './payroll/payments/calls.ts'
import { payslipCalls } from './payroll/run/calls.ts'
import { salaryTrialCalls } from './payroll/trial/calls.ts'
import { payslipVersionCalls } from './payroll/versions/calls.ts'
import { voucherCalls } from './payroll/vouchers/calls.ts'
import { whatIfCalls } from './payroll/what-if/calls.ts'
import { frontendCalls, portalCalls } from './portal/calls.ts'
import { registerCatalogue } from './registers/calls.ts'
import { resultUnitCalls } from './registers/result-units.calls.ts'
import { reportCatalogue } from './reports/calls.ts'
import { rightsGroupCalls } from './rights-groups/calls.ts'
import { rightsProofCalls } from './rights-groups/proof.calls.ts'
import { salaryYearCalls } from './salary-years/calls.ts'
import { bankIdCalls } from './sign-in/bankid.calls.ts'
import { sessionCalls } from './sign-in/session.calls.ts'
import { smsCalls } from './sign-in/sms-verification.calls.ts'
import { invitationCalls, userCalls } from './users/calls.ts'
import { vehicleCalls } from './vehicles/calls.ts'
import { workCalendarCalls } from './work-calendar/calls.ts'

/** Every call, by area. A new call is added to its area's file, and a new area here. */
export const catalogue = {
  session: sessionCalls,
  sms: smsCalls,
  bankId: bankIdCalls,
  account: accountCalls,
  companies: companyCalls,
  salaryYears: salaryYearCalls,
  pictures: pictureCalls,
  copies: copyCalls,
  fileJobs: fileJobCalls,
  removedCompanies: removedCompanyCalls,
  employees: employeeCalls,
  employeeDocuments: employeeDocumentCalls,
  formulas: formulaCalls,
  vehicles: vehicleCalls,
  absences: absenceCalls,
  portal: portalCalls,
  messages: messageCalls,
  rightsGroups: rightsGroupCalls,
  rightsProof: rightsProofCalls,
  integrations: integrationCalls,
  cardNumbers: cardNumberCalls,
  payTypeYears: payTypeCalls,
  payslips: payslipCalls,
  payslipCorrections: payslipCorrectionCalls,
  ownPayslips: ownPayslipCalls,
  salaryTrial: salaryTrialCalls,
  payslipVersions: payslipVersionCalls,
  whatIf: whatIfCalls,
  assignments: assignmentCalls,
  fos: fosCalls,
  payments: paymentCalls,
  advances: advanceCalls,
  deliveries: deliveryCalls,
  vouchers: voucherCalls,
  employerDeclaration: employerDeclarationCalls,
  imports: importCalls,
  infopanel: infopanelCalls,
  history: historyCalls,
  help: helpCalls,
  licence: licenceCalls,
  demo: demoCalls,
  frontend: frontendCalls,
  users: userCalls,
  invitation: invitationCalls,
  workCalendar: workCalendarCalls,
  resultUnits: resultUnitCalls,
  care: careCalls,
  ...registerCatalogue,
  ...reportCatalogue,
} as const
/** The type of the catalogue, from which the types of calls are derived. */
export type Catalogue = typeof catalogue
