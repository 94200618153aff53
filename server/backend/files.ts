import type { downloads } from '#contracts/downloads.ts'
import { payrollCalendar, payrollDatesPrint } from './infopanel/payroll-files.ts'
import type { FileHandler } from './platform/http/download-route.ts'

/** The handlers of all files and prints: one that is missing does not compile. */
export const files: Readonly<Record<keyof typeof downloads, FileHandler>> = {
  payrollCalendar,
  payrollDates: payrollDatesPrint,
}
