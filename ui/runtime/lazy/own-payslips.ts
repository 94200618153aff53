import { ownPayslipsMachine } from '#machines/payroll/own-payslips/own-payslips.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides an employee's own payslips over the adapter. */
export const ownPayslips: LazyFlow<'ownPayslips'> = {
  id: 'ownPayslips',
  join: ({ api }) => withCalls(ownPayslipsMachine, api),
}
