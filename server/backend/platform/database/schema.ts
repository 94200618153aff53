export { employeeAbsence } from '../../absences/tables.ts'
export { credential, userAccount, userCompanyAccess } from '../../account/tables.ts'
export { cardNumber } from '../../card-numbers/tables.ts'
export { clientPicture } from '../../clients/tables.ts'
export { companyPicture } from '../../companies/pictures/tables.ts'
export { company, department, salaryYear } from '../../companies/tables.ts'
export { companyCopy, companyCopyPiece } from '../../copies/tables.ts'
export { employeeDocument } from '../../employees/documents/tables.ts'
export { client, clientAssignment, employee, employeeFact, employeeProperty, property } from '../../employees/tables.ts'
export { jobFile, jobFilePiece } from '../../file-jobs/tables.ts'
export { helpText } from '../../help/tables.ts'
export { importedChange, importedRow, importRun } from '../../imports/tables.ts'
export { integration, integrationCompany, integrationSecret } from '../../integrations/tables.ts'
export { licence, rightsGroup } from '../../licence/tables.ts'
export { message, notification } from '../../messages/tables.ts'
export { advance } from '../../payroll/advances/tables.ts'
export {
  declarationEvent,
  declarationExport,
  declarationNumber,
  skatteverketAccess,
} from '../../payroll/declaration/tables.ts'
export { payslipDelivery } from '../../payroll/delivery/tables.ts'
export { importedPayslip, importedPerson } from '../../payroll/imported/tables.ts'
export { payment, paymentOrder, paymentPayslip } from '../../payroll/payments/tables.ts'
export { basisRegisters, payslip, payslipEntry, payslipRow } from '../../payroll/tables.ts'
export { payslipVersion } from '../../payroll/versions/tables.ts'
export { voucher, voucherPayslip, voucherRow } from '../../payroll/vouchers/tables.ts'
export {
  agreement,
  calculationRule,
  daySchedule,
  holiday,
  registerItem,
  vacationAgreement,
  workSchedule,
} from '../../registers/tables.ts'
export { employeeYear, payType, payTypeTable, salaryPeriod } from '../../salary-years/tables.ts'
export { bankIdOrder } from '../../sign-in/bankid/tables.ts'
export { idempotencyKey, knownBrowser, loginAttempt, session } from '../../sign-in/session/tables.ts'
export { sessionCompany, smsCode } from '../../sign-in/sms-verification/tables.ts'
export { accountLink } from '../../users/tables.ts'
export { employeeVehicle, vehicleBenefit } from '../../vehicles/tables.ts'
export { job, jobBeat } from '../jobs/tables.ts'
export { event, eventCheck, eventHead, eventSeal } from './event.tables.ts'
