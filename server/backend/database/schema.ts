export { credential, userAccount, userCompanyAccess } from './schema/account.ts'
export { bankIdOrder } from './schema/bankid.ts'
export { company, department, salaryYear } from './schema/company.ts'
export { companyCopy, companyCopyPiece, companyJob, companyJobBeat } from './schema/company-copy.ts'
export { event } from './schema/event.ts'
export { helpText } from './schema/help-text.ts'
export { licence, rightsGroup } from './schema/licence.ts'
export { message, notification } from './schema/mail.ts'
export { companyPicture } from './schema/picture.ts'
export { agreement, calculationRule, holiday, vacationAgreement } from './schema/registers.ts'
export {
  benefitVehicle,
  employeeYear,
  payType,
  payTypeTable,
  salaryPeriod,
} from './schema/salary-year.ts'
export { idempotencyKey, loginAttempt, session } from './schema/session.ts'
export { sessionCompany, smsCode } from './schema/sms-code.ts'
export { client, clientAssignment, employee, employeeProperty, property } from './schema/staff.ts'
