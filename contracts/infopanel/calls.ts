import { z } from 'zod'
import { call } from '../call.ts'
import { EmployeeSummary, PayrollDate } from './shapes.ts'

/**
 * The calls of the start page. The specification names the page and its right, but no calls: these
 * are ours.
 */
export const infopanelCalls = {
  employees: call('GET', '/infopanel/employees', {
    summary:
      'Returns the number of employees of the company in the X-Ftg-Id header, in total and by form of employment. Counts everybody who is employed at some time in the year of the X-Salary-Year header.',
    access: { right: 'Infopanel.LonDashboardStats' },
    data: EmployeeSummary,
  }),
  payrollDates: call('GET', '/infopanel/payrollDates', {
    summary: 'Returns the payroll dates of this month and the next two, from today on, the earliest first.',
    access: 'company',
    data: z.array(PayrollDate),
  }),
}
