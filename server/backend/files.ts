import type { downloads } from '#contracts/downloads.ts'
import type { FileHandler } from './http/download-route.ts'
import { payrollCalendar, payrollDatesPrint } from './infopanel/payroll-files.ts'

/** The handlers of all files and prints: one that is missing does not compile. */
export const files: Readonly<Record<keyof typeof downloads, FileHandler>> = {
  payrollCalendar,
  payrollDates: payrollDatesPrint,
}
