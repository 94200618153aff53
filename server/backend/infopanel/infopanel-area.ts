import { errors } from '#contracts/errors.ts'
import type { infopanelCalls } from '#contracts/infopanel/calls.ts'
import { concerning, payrollDates } from '#contracts/salary-years/payroll-calendar.ts'
import { isBankDay } from '../platform/calendar/bank-days.ts'
import { swedishDate } from '../platform/calendar/swedish-date.ts'
import type { Handlers } from '../platform/http/ask.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { employeeSummary } from './employees.ts'
import { payrollToday } from './payroll-today.ts'

/** The months ahead that the start page shows. */
const monthsAhead = 2

export const infopanelArea: Handlers<typeof infopanelCalls> = {
  async employees({ tx, scope }) {
    if (!scope.SalaryYear) throw new Refusal(errors.invalidRequest, 'Löneår saknas i anropet.')
    return employeeSummary(tx, scope.SalaryYear)
  },
  payroll: async ({ tx, now, opens }) =>
    payrollToday(tx, swedishDate(now), await opens({ right: 'Registry.PerReg.Read' })),
  payrollDates: async ({ now, opens }) =>
    concerning(
      payrollDates(swedishDate(now), monthsAhead, isBankDay),
      await opens({ right: 'EmployerDeclaration.Read' }),
    ),
}
