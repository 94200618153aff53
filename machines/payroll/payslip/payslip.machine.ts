import { errors } from '#contracts/errors.ts'
import type { Payslip } from '#contracts/payroll/run/shapes.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { payslipPorts } from './payslip.ports.ts'
import type { PayslipKey, PayslipsChanged } from './payslip.types.ts'

/**
 * Shows a payslip beside the form of its typed rows. What the form saves, the payslip is fetched
 * again for.
 */
export const payslipMachine = viewOf<PayslipKey, Payslip, PayslipsChanged>({
  id: 'payslip',
  noun: 'payslip',
  fetch: payslipPorts.fetchPayslip,
  missing: [errors.payslipMissing],
  mayCome: true,
  isOf: ({ Period }, { key }) => key.Period === Period,
  tells: () => [['payslipForm', { type: 'form.changedElsewhere', Version: null }]],
})

/** The registration of the flow in the journal. */
export const payslipFlow = describeFlow({ machine: payslipMachine, version: 4, resume: 'afresh' })
