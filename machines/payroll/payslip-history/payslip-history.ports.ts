import type { PayslipAsItWas, PayslipHistory } from '#contracts/payroll/versions/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PayslipOfHistory } from './payslip-history.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const payslipHistoryPorts = {
  /** `GET /payslips/{Period}/{AnstNr}/history`. */
  fetchHistory: port<PayslipOfHistory, Result<PayslipHistory>>('payslipHistory.fetchHistory'),
  /** `GET /payslips/{Period}/{AnstNr}/history/{Version}`. */
  fetchMoment: port<PayslipOfHistory & { readonly nr: number }, Result<PayslipAsItWas>>('payslipHistory.fetchMoment'),
}
