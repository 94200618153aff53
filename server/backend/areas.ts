import type { Catalogue } from '#contracts/catalogue.ts'
import { accountArea } from './account/account-area.ts'
import { cardNumbersArea } from './card-numbers/card-numbers-area.ts'
import { careArea } from './clients/care-area.ts'
import { companiesArea } from './companies/companies-area.ts'
import { picturesArea } from './companies/pictures/pictures-area.ts'
import { removedCompaniesArea } from './companies/removed-companies-area.ts'
import { copiesArea } from './copies/copies-area.ts'
import { absencesArea } from './employees/absences/absences-area.ts'
import { employeeDocumentsArea } from './employees/documents/documents-area.ts'
import { employeesArea } from './employees/employees-area.ts'
import { fileJobsArea } from './file-jobs/file-jobs-area.ts'
import { formulasArea } from './formulas/formulas-area.ts'
import { fosArea } from './fos/fos-area.ts'
import { helpArea } from './help/help-area.ts'
import { historyArea } from './history/history-area.ts'
import { importsArea } from './imports/imports-area.ts'
import { infopanelArea } from './infopanel/infopanel-area.ts'
import { integrationsArea } from './integrations/integrations-area.ts'
import type { JobServices } from './jobs.ts'
import { demoArea } from './licence/demo-request/demo-area.ts'
import { licenceArea } from './licence/licence-area.ts'
import { messagesArea } from './messages/messages-area.ts'
import { payTypesArea } from './pay-types/pay-types-area.ts'
import { advancesArea } from './payroll/advances/advances-area.ts'
import { assignmentArea } from './payroll/assignments/assignment-area.ts'
import { payslipCorrectionsArea } from './payroll/correction/corrections-area.ts'
import { employerDeclarationArea } from './payroll/declaration/declaration-area.ts'
import { deliveryArea } from './payroll/delivery/delivery-area.ts'
import { ownPayslipsArea } from './payroll/own/own-payslips-area.ts'
import { paymentsArea } from './payroll/payments/payments-area.ts'
import { payslipsArea } from './payroll/run/payslips-area.ts'
import { salaryTrialArea } from './payroll/trial/trial-area.ts'
import { payslipVersionsArea } from './payroll/versions/versions-area.ts'
import { vouchersArea } from './payroll/vouchers/vouchers-area.ts'
import { whatIfArea } from './payroll/what-if/what-if-area.ts'
import type { Handlers } from './platform/http/ask.ts'
import { frontendArea } from './portal/frontend-area.ts'
import { portalArea } from './portal/portal-area.ts'
import { registerAreas } from './registers/register-area.ts'
import { resultUnitsArea } from './registers/result-units-area.ts'
import { reportAreas } from './reports/report-area.ts'
import type { GrantedLicences } from './rights/facts.ts'
import { rightsProofArea } from './rights-groups/proof/rights-proof-area.ts'
import { rightsGroupsArea } from './rights-groups/rights-groups-area.ts'
import { salaryYearsArea } from './salary-years/salary-years-area.ts'
import { workCalendarArea } from './schedules/work-calendar-area.ts'
import { type BankIdServices, bankIdArea } from './sign-in/bankid/bankid-area.ts'
import { sessionArea } from './sign-in/session/session-area.ts'
import { smsArea } from './sign-in/sms-verification/sms-area.ts'
import { invitationArea } from './users/invitation-area.ts'
import { usersArea } from './users/users-area.ts'
import { vehiclesArea } from './vehicles/vehicles-area.ts'

/** The services that some handlers need besides the database. */
export type AreaServices = BankIdServices & JobServices & { readonly copyLicences: GrantedLicences }

/** Returns the handlers of the whole catalogue. A missing area or call is a type error. */
export const areasWith = (
  services: AreaServices,
): { readonly [Area in keyof Catalogue]: Handlers<Catalogue[Area]> } => ({
  session: sessionArea(services),
  sms: smsArea,
  bankId: bankIdArea(services),
  account: accountArea,
  companies: companiesArea,
  salaryYears: salaryYearsArea,
  pictures: picturesArea,
  copies: copiesArea,
  fileJobs: fileJobsArea,
  removedCompanies: removedCompaniesArea,
  employees: employeesArea,
  employeeDocuments: employeeDocumentsArea,
  formulas: formulasArea,
  vehicles: vehiclesArea,
  absences: absencesArea,
  portal: portalArea,
  messages: messagesArea,
  rightsGroups: rightsGroupsArea,
  rightsProof: rightsProofArea(services),
  integrations: integrationsArea,
  cardNumbers: cardNumbersArea,
  payTypeYears: payTypesArea,
  ownPayslips: ownPayslipsArea,
  payslips: payslipsArea(services.delivery),
  payslipCorrections: payslipCorrectionsArea,
  deliveries: deliveryArea(services.delivery),
  salaryTrial: salaryTrialArea,
  payslipVersions: payslipVersionsArea,
  whatIf: whatIfArea,
  assignments: assignmentArea,
  fos: fosArea,
  payments: paymentsArea,
  advances: advancesArea,
  vouchers: vouchersArea,
  employerDeclaration: employerDeclarationArea(services),
  imports: importsArea,
  infopanel: infopanelArea,
  history: historyArea,
  help: helpArea,
  licence: licenceArea,
  demo: demoArea,
  frontend: frontendArea,
  users: usersArea(services),
  invitation: invitationArea,
  workCalendar: workCalendarArea,
  resultUnits: resultUnitsArea,
  care: careArea,
  ...registerAreas,
  ...reportAreas,
})
