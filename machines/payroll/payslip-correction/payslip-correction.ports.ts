import type { Correction } from '#contracts/payroll/correction/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { CorrectedPayslip, CorrectionChoice } from './payslip-correction.types.ts'

/** What is asked for: a preview, or the correction itself. */
export interface AskedCorrection {
  readonly of: CorrectedPayslip
  readonly choice: CorrectionChoice | null
}

/** The flow's ports: the requests whose answers it waits for. */
export const payslipCorrectionPorts = {
  /** `POST /payslips/{Period}/{AnstNr}/correction` or `/takeBack`, as a preview. */
  preview: port<AskedCorrection, Result<Correction>>('payslipCorrection.preview'),
  /** The same, made. */
  make: port<AskedCorrection & { readonly key: string }, Result<Correction>>('payslipCorrection.make'),
}
