import { z } from 'zod'
import { call } from '../../call.ts'
import { payrollErrors } from '../errors.ts'
import { PeriodCode } from '../run/shapes.ts'
import { PayslipAsItWas, PayslipHistory } from './shapes.ts'

const one = z.strictObject({ Period: PeriodCode, AnstNr: z.string().min(1).max(30) })
const filter = z.strictObject({ Nummer: z.int().min(1).max(999) })
const access = { right: 'Payslips.Read' } as const

/** The calls of a payslip as it was. The specification does not name them. */
export const payslipVersionCalls = {
  history: call('GET', '/payslips/{Period}/{AnstNr}/history', {
    summary:
      'Returns the moments in the history of a payslip at which it changed, the newest first. `Nummer`: one that corrects another.',
    access,
    params: one,
    filter,
    data: PayslipHistory,
    errors: [payrollErrors.payslipMissing],
  }),
  asItWas: call('GET', '/payslips/{Period}/{AnstNr}/history/{Version}', {
    summary:
      'Returns a payslip as it stood from a moment of its history, beside what it is now, with what has changed in its basis. `Nummer`: one that corrects another.',
    access,
    params: one.extend({ Version: z.string().regex(/^[1-9]\d{0,5}$/) }),
    filter,
    data: PayslipAsItWas,
    errors: [payrollErrors.payslipMissing, payrollErrors.payslipVersionMissing],
  }),
}
