import type { Correction, Corrections } from '#contracts/payroll/correction/shapes.ts'
import { type DeclaredCall, eachTime, ofCall, writing } from '../../kit/shared/of-call.ts'
import type { PayslipCorrectionContext } from './payslip-correction.types.ts'

/** The wanted answer: a preview, or the correction itself. */
export interface AskedCorrection {
  readonly of: NonNullable<PayslipCorrectionContext['of']>
  readonly choice: PayslipCorrectionContext['choice']
}

/** Asks for a correction, of one payslip or of many, or for what takes a payslip back. */
function asking(
  { of, choice }: AskedCorrection,
  Forhandsgranska: boolean,
  idempotencyKey: string,
): DeclaredCall<Correction | Corrections> {
  if (of.kind === 'many') {
    const Andring = choice && 'Andring' in choice ? choice.Andring : {}
    const body = { Lonebesked: [...of.payslips], Period: null, Forhandsgranska, Andring }
    return writing('payslipCorrections', 'correctMany', { params: { Period: of.Period }, body, idempotencyKey })
  }
  const { Period, AnstNr, Nummer, Version, kind } = of
  const params = { Period, AnstNr }
  const seen = { Nummer, Version, Period: null, Forhandsgranska }
  if (kind === 'takeBack') return writing('payslipCorrections', 'takeBack', { params, body: seen, idempotencyKey })
  const nothing = { Rader: null, HamtaUnderlag: false, Utbetalningsdatum: null, Betala: false }
  const right = choice && 'Rader' in choice ? choice : nothing
  return writing('payslipCorrections', 'correct', { params, body: { ...seen, ...right }, idempotencyKey })
}

/** The flow's ports: the requests whose answers it waits for. */
export const payslipCorrectionPorts = {
  /** Returns what would be made. Nothing is stored. */
  preview: ofCall('payslipCorrection.preview', (asked: AskedCorrection) => asking(asked, true, eachTime)),
  make: ofCall('payslipCorrection.make', ({ key, ...asked }: AskedCorrection & { readonly key: string }) =>
    asking(asked, false, key),
  ),
}
