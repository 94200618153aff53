export { employeeAbsence } from './absences.ts'
export { credential, userAccount, userCompanyAccess } from './accounts.ts'
export { advance } from './advances.ts'
export { bankIdOrder } from './bankid.ts'
export { cardNumber } from './card-numbers.ts'
export { clientPicture } from './clients.ts'
export { company, department, salaryYear } from './companies.ts'
export { companyPicture } from './company-pictures.ts'
export { companyCopy, companyCopyPiece } from './copies.ts'
export {
  declarationEvent,
  declarationExport,
  declarationNumber,
  skatteverketAccess,
} from './declaration.ts'
export { employeeDocument } from './employee-documents.ts'
export { client, clientAssignment, employee, employeeFact, employeeProperty, property } from './employees.ts'
export { event, eventCheck, eventHead, eventSeal } from './events.ts'
export { jobFile, jobFilePiece } from './file-jobs.ts'
export { helpText } from './help.ts'
export { importedPayslip, importedPerson } from './imported-payslips.ts'
export { importedChange, importedRow, importRun } from './imports.ts'
export { integration, integrationCompany, integrationSecret } from './integrations.ts'
export { job, jobBeat } from './jobs.ts'
export { licence, rightsGroup } from './licence.ts'
export { message, notification } from './messages.ts'
export { payment, paymentOrder, paymentPayslip } from './payments.ts'
export { payslipDelivery } from './payslip-delivery.ts'
export { payslipVersion } from './payslip-versions.ts'
export { basisRegisters, payslip, payslipEntry, payslipRow } from './payslips.ts'
export {
  agreement,
  calculationRule,
  daySchedule,
  holiday,
  registerItem,
  vacationAgreement,
  workSchedule,
} from './registers.ts'
export { employeeYear, payType, payTypeTable, salaryPeriod } from './salary-years.ts'
export { idempotencyKey, knownBrowser, loginAttempt, session } from './sessions.ts'
export { sessionCompany, smsCode } from './sms-verification.ts'
export { accountLink } from './users.ts'
export { employeeVehicle, vehicleBenefit } from './vehicles.ts'
export { voucher, voucherPayslip, voucherRow } from './vouchers.ts'
