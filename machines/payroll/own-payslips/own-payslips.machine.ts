import { errors } from '#contracts/errors.ts'
import { describeFlow } from '../../kit/journal/registry.ts'
import { viewOf } from '../../kit/shared/view.ts'
import { ownPayslipsPorts } from './own-payslips.ports.ts'
import type { FetchedOwn, OwnPayslipKey } from './own-payslips.types.ts'

/** Shows an employee their own payslips: the list of them, or one with its explanations. */
export const ownPayslipsMachine = viewOf<OwnPayslipKey | 'all', FetchedOwn>({
  id: 'ownPayslips',
  noun: 'list or payslip',
  fetch: ownPayslipsPorts.fetchOwn,
  missing: [errors.payslipMissing],
  keeps: ({ list }) => ({ list, payslip: null }),
  merges: ({ list, payslip }, before) => ({ list: list ?? before.list, payslip }),
})

/** The registration of the flow in the journal. */
export const ownPayslipsFlow = describeFlow({ machine: ownPayslipsMachine, version: 2, resume: 'afresh' })
