import type { payslipVersionCalls } from '#contracts/payroll/versions/calls.ts'
import { withoutChildren } from '../../employees/nameless-children.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { first } from '../run/payslip-answer.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { payslipAsItWas, payslipHistory } from './as-it-was.ts'

/** Returns the payslip that is asked for: that of the salary run, or one that corrects another. */
const keyOf = (
  { Period, AnstNr }: { readonly Period: string; readonly AnstNr: string },
  filter: { readonly Nummer: number } | undefined,
): PayslipKey => ({ period: Period, employmentNumber: AnstNr, number: filter?.Nummer ?? first })

/** A payslip as it was: its moments, and what it was at each. */
export const payslipVersionsArea: Handlers<typeof payslipVersionCalls> = {
  history: ({ tx, params, filter }) => payslipHistory(tx, keyOf(params, filter)),
  asItWas: async ask => {
    const { tx, params, filter } = ask
    return withoutChildren(ask, params.AnstNr, await payslipAsItWas(tx, keyOf(params, filter), Number(params.Version)))
  },
}
