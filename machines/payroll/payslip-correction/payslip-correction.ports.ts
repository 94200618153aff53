import type { Correction, Corrections } from '#contracts/payroll/correction/shapes.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PayslipCorrectionContext } from './payslip-correction.types.ts'

/** What is asked for: a preview, or the correction itself. */
export interface AskedCorrection {
  readonly of: NonNullable<PayslipCorrectionContext['of']>
  readonly choice: PayslipCorrectionContext['choice']
}

/** The flow's ports: the requests whose answers it waits for. */
export const payslipCorrectionPorts = {
  /**
   * `POST /payslips/{Period}/{AnstNr}/correction` or `/takeBack`, or of many
   * `/payslips/{Period}/@/correction`, as a preview.
   */
  preview: port<AskedCorrection, Result<Correction | Corrections>>('payslipCorrection.preview'),
  /** The same, made. */
  make: port<AskedCorrection & { readonly key: string }, Result<Correction | Corrections>>('payslipCorrection.make'),
}
