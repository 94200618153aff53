import { ofCall, reading } from '../../kit/shared/of-call.ts'
import type { PayslipOfHistory } from './payslip-history.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipHistoryPorts = {
  fetchHistory: ofCall('payslipHistory.fetchHistory', ({ Nummer, ...params }: PayslipOfHistory) =>
    reading('payslipVersions', 'history', { params, filter: { Nummer } }),
  ),
  /** Fetches the payslip as it was at a moment. */
  fetchMoment: ofCall(
    'payslipHistory.fetchMoment',
    ({ nr, Nummer, ...of }: PayslipOfHistory & { readonly nr: number }) =>
      reading('payslipVersions', 'asItWas', { params: { ...of, Version: String(nr) }, filter: { Nummer } }),
  ),
}
