import type { payslipVersionCalls } from '#contracts/payroll/versions/calls.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { payslipAsItWas, payslipHistory } from './as-it-was.ts'

/** A payslip as it was: its moments, and what it was at each. */
export const payslipVersionsArea: Handlers<typeof payslipVersionCalls> = {
  history: ({ tx, params }) => payslipHistory(tx, params.Period, params.AnstNr),
  asItWas: ({ tx, params }) => payslipAsItWas(tx, params.Period, params.AnstNr, Number(params.Version)),
}
