import type { downloads } from '#contracts/downloads.ts'
import { documentFile, documentPrint, personalCard } from './employees/documents/document-files.ts'
import { jobFileDownload } from './file-jobs/job-file-download.ts'
import { enquiryFile } from './fos/enquiry-file.ts'
import { historyFile } from './history/history-file.ts'
import { paxmlEmployees, paxmlRows } from './imports/paxml-file.ts'
import { paxmlSchedules } from './imports/paxml-schedules.ts'
import { payrollCalendar, payrollDatesPrint } from './infopanel/payroll-files.ts'
import { declarationFile } from './payroll/declaration/declaration-file.ts'
import { checkList, payslipPrint, payslipPrints } from './payroll/documents/payslip-files.ts'
import { ownPayslipPrint } from './payroll/own/own-payslips-area.ts'
import { paymentFile, payoutList } from './payroll/payments/payment-files.ts'
import { voucherDownload } from './payroll/vouchers/send-vouchers.ts'
import type { FileHandler } from './platform/http/download-route.ts'

/** The handlers of all files and prints. A missing one is a type error. */
export const files: Readonly<Record<keyof typeof downloads, FileHandler>> = {
  payrollCalendar,
  payrollDates: payrollDatesPrint,
  employeeDocument: documentFile,
  employeeDocumentPrint: documentPrint,
  personalCard,
  eventHistory: historyFile,
  fosEnquiry: enquiryFile,
  payments: paymentFile,
  payoutList,
  vouchers: voucherDownload,
  paxmlEmployees,
  paxmlRows,
  paxmlSchedules,
  employerDeclaration: declarationFile,
  payslips: payslipPrints,
  chosenPayslips: payslipPrint,
  checkList,
  ownPayslip: ownPayslipPrint,
  jobFile: jobFileDownload,
}
