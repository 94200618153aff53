import type { infopanelCalls } from '#contracts/calls/infopanel.ts'
import { errors } from '#contracts/errors.ts'
import { payrollDates } from '#contracts/rules/payroll-calendar.ts'
import type { Handlers } from '../http/ask.ts'
import { Refusal } from '../http/refusal.ts'
import { swedishDate } from '../swedish-date.ts'
import { isBankDay } from './bank-days.ts'
import { employeeSummary } from './employees.ts'

/** Months ahead that the start page looks. */
const monthsAhead = 2

export const infopanelArea: Handlers<typeof infopanelCalls> = {
  async employees({ tx, scope }) {
    if (!scope.SalaryYear) throw new Refusal(errors.invalidRequest, 'Löneår saknas i anropet.')
    return employeeSummary(tx, scope.SalaryYear)
  },
  payrollDates: async ({ now }) => payrollDates(swedishDate(now), monthsAhead, isBankDay),
}
