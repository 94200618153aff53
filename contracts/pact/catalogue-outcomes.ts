import { accountOutcomes } from '../account/outcomes.ts'
import { cardNumberOutcomes } from '../card-numbers/outcomes.ts'
import type { Catalogue } from '../catalogue.ts'
import { careOutcomes } from '../clients/outcomes.ts'
import { companyOutcomes } from '../companies/outcomes.ts'
import { pictureOutcomes } from '../companies/pictures.outcomes.ts'
import { copyOutcomes } from '../copies/outcomes.ts'
import { removedCompanyOutcomes } from '../copies/removed-companies.outcomes.ts'
import { absenceOutcomes } from '../employees/absences/outcomes.ts'
import { employeeDocumentOutcomes } from '../employees/documents/outcomes.ts'
import { employeeOutcomes } from '../employees/outcomes.ts'
import { fileJobOutcomes } from '../file-jobs/outcomes.ts'
import { formulaOutcomes } from '../formula-names/outcomes.ts'
import { fosOutcomesOfCalls } from '../fos/outcomes.ts'
import { helpOutcomes } from '../help/outcomes.ts'
import { historyOutcomes } from '../history/outcomes.ts'
import { importOutcomesOfCalls } from '../imports/outcomes.ts'
import { infopanelOutcomes } from '../infopanel/outcomes.ts'
import { integrationOutcomes } from '../integrations/outcomes.ts'
import { demoOutcomes } from '../licence/demo-request.outcomes.ts'
import { licenceOutcomes } from '../licence/outcomes.ts'
import { messageOutcomes } from '../messages/outcomes.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { payTypeOutcomes } from '../pay-types/outcomes.ts'
import { advanceOutcomes } from '../payroll/advances/outcomes.ts'
import { assignmentOutcomes } from '../payroll/assignments/outcomes.ts'
import { payslipCorrectionOutcomes } from '../payroll/correction/outcomes.ts'
import { employerDeclarationOutcomes } from '../payroll/declaration/outcomes.ts'
import { deliveryOutcomes } from '../payroll/delivery/outcomes.ts'
import { ownPayslipOutcomes } from '../payroll/own/outcomes.ts'
import { paymentOutcomes } from '../payroll/payments/outcomes.ts'
import { payslipOutcomes } from '../payroll/run/outcomes.ts'
import { salaryTrialOutcomes } from '../payroll/trial/outcomes.ts'
import { payslipVersionOutcomes } from '../payroll/versions/outcomes.ts'
import { voucherOutcomes } from '../payroll/vouchers/outcomes.ts'
import { whatIfOutcomes } from '../payroll/what-if/outcomes.ts'
import { frontendOutcomes, portalOutcomes } from '../portal/outcomes.ts'
import { outcomesOfRegisters } from '../registers/outcomes.ts'
import { resultUnitOutcomes } from '../registers/result-units.outcomes.ts'
import { outcomesOfReports } from '../reports/outcomes.ts'
import { rightsGroupOutcomes } from '../rights-groups/outcomes.ts'
import { rightsProofOutcomes } from '../rights-groups/proof.outcomes.ts'
import { salaryYearOutcomes } from '../salary-years/outcomes.ts'
import { bankIdOutcomes } from '../sign-in/bankid.outcomes.ts'
import { sessionOutcomes } from '../sign-in/session.outcomes.ts'
import { smsOutcomes } from '../sign-in/sms-verification.outcomes.ts'
import { invitationOutcomes, userOutcomes } from '../users/outcomes.ts'
import { vehicleOutcomes } from '../vehicles/outcomes.ts'
import { workCalendarOutcomes } from '../work-calendar/outcomes.ts'

/** Every outcome of every call, by area. A call without outcomes is a type error. */
export const outcomes: { readonly [Area in keyof Catalogue]: OutcomesOf<Catalogue[Area]> } = {
  session: sessionOutcomes,
  sms: smsOutcomes,
  bankId: bankIdOutcomes,
  account: accountOutcomes,
  companies: companyOutcomes,
  salaryYears: salaryYearOutcomes,
  pictures: pictureOutcomes,
  copies: copyOutcomes,
  fileJobs: fileJobOutcomes,
  removedCompanies: removedCompanyOutcomes,
  employees: employeeOutcomes,
  employeeDocuments: employeeDocumentOutcomes,
  formulas: formulaOutcomes,
  vehicles: vehicleOutcomes,
  absences: absenceOutcomes,
  portal: portalOutcomes,
  messages: messageOutcomes,
  rightsGroups: rightsGroupOutcomes,
  rightsProof: rightsProofOutcomes,
  integrations: integrationOutcomes,
  cardNumbers: cardNumberOutcomes,
  payTypeYears: payTypeOutcomes,
  payslips: payslipOutcomes,
  payslipCorrections: payslipCorrectionOutcomes,
  ownPayslips: ownPayslipOutcomes,
  salaryTrial: salaryTrialOutcomes,
  payslipVersions: payslipVersionOutcomes,
  whatIf: whatIfOutcomes,
  assignments: assignmentOutcomes,
  fos: fosOutcomesOfCalls,
  payments: paymentOutcomes,
  advances: advanceOutcomes,
  deliveries: deliveryOutcomes,
  vouchers: voucherOutcomes,
  employerDeclaration: employerDeclarationOutcomes,
  imports: importOutcomesOfCalls,
  infopanel: infopanelOutcomes,
  history: historyOutcomes,
  help: helpOutcomes,
  licence: licenceOutcomes,
  demo: demoOutcomes,
  frontend: frontendOutcomes,
  users: userOutcomes,
  invitation: invitationOutcomes,
  workCalendar: workCalendarOutcomes,
  resultUnits: resultUnitOutcomes,
  care: careOutcomes,
  ...outcomesOfRegisters,
  ...outcomesOfReports,
}
