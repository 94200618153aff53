import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { states } from '../pact/states.ts'
import { EmployeeSummary, PayrollDate } from './shapes.ts'

/** What the start page shows. The specification names the page and its right, not its calls: these are ours. */
export const infopanelCalls = {
  employees: call('GET', '/infopanel/employees', {
    summary: 'How many are employed in the chosen company and year, by form of employment.',
    access: { right: 'Infopanel.LonDashboardStats' },
    data: EmployeeSummary,
    errors: [errors.noSession, errors.companyMissing, errors.rightMissing],
    outcomes: [
      {
        name: 'the employees of a company',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
        answer: { data: { Antal: 48, Anstallningsformer: [{ AnstForm: 'TV', Antal: 40 }] } },
      },
      {
        name: 'an account without the right',
        given: [states.signedIn('per'), states.company('nordsken', 'per')],
        request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
  payrollDates: call('GET', '/infopanel/payrollDates', {
    summary: 'The next dates that payroll must keep, from today on, the soonest first.',
    access: 'company',
    data: z.array(PayrollDate),
    errors: [errors.noSession, errors.companyMissing],
    outcomes: [
      {
        name: 'the next dates',
        given: [states.signedIn('ftg2'), states.company('nordsken', 'ftg2')],
        request: { scope: { FtgId: 'nordsken', SalaryYear: 2026 } },
        answer: { data: [{ Datum: '2026-12-14', Typ: 'AGI', Avser: '2026-11' }] },
      },
    ],
  }),
}
