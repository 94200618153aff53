import { z } from 'zod'
import { call } from '../call.ts'
import { PayrollDate } from '../salary-years/payroll-date.ts'
import { EmployeeSummary, PayrollToday } from './shapes.ts'

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
  payroll: call('GET', '/infopanel/payroll', {
    summary:
      'Returns where payroll stands today: the salary run that waits for somebody, what the last thirteen months cost, and who is away. Names those who are away only to who may read the employees.',
    access: { right: 'Infopanel.LonDashboardStats' },
    data: PayrollToday,
  }),
  payrollDates: call('GET', '/infopanel/payrollDates', {
    summary:
      'Returns the payroll dates of this month and the next two, from today on, the earliest first. Those of the employer’s declaration and taxes only to who may read the declaration.',
    access: 'company',
    data: z.array(PayrollDate),
  }),
}
