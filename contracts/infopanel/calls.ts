import { z } from 'zod'
import { call } from '../call.ts'
import { EmployeeSummary, PayrollDate } from './shapes.ts'

/**
 * The calls of the start page. The specification names the page and its right, but no calls: these
 * are ours.
 */
export const infopanelCalls = {
  employees: call('GET', '/infopanel/employees', {
    summary: 'How many are employed in the chosen company and year, by form of employment.',
    access: { right: 'Infopanel.LonDashboardStats' },
    data: EmployeeSummary,
  }),
  payrollDates: call('GET', '/infopanel/payrollDates', {
    summary: 'The next dates that payroll must keep, from today on, the soonest first.',
    access: 'company',
    data: z.array(PayrollDate),
  }),
}
