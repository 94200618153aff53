import { ofCall, reading } from '../../kit/shared/of-call.ts'
import type { FetchedOwn, OwnPayslipKey } from './own-payslips.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const ownPayslipsPorts = {
  fetchOwn: ofCall('ownPayslips.fetchOwn', (key: OwnPayslipKey | 'all') =>
    key === 'all'
      ? reading('ownPayslips', 'list', {}, (list): FetchedOwn => ({ list, payslip: null }))
      : reading('ownPayslips', 'one', { params: key }, (payslip): FetchedOwn => ({ list: null, payslip })),
  ),
}
