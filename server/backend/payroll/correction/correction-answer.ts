import type {
  CorrectedDeclaration,
  Correction,
  CorrectionPayment,
  CorrectionSums,
} from '#contracts/payroll/correction/shapes.ts'
import type { ProposedVoucher } from '#contracts/payroll/vouchers/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { Payslip } from '../engine/payslip.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import { answerOf as answerOfPayslip } from '../trial/trial-answer.ts'

interface Made {
  /** The new payslip. */
  readonly key: PayslipKey
  readonly payDay: IsoDate
  /** What the payslip and its corrections said together, what is right, and the difference. */
  readonly was: Payslip
  readonly right: Payslip
  readonly difference: Payslip
  readonly declarations: CorrectedDeclaration[]
  readonly vouchers: ProposedVoucher[]
  readonly payment: CorrectionPayment
  readonly remarks: readonly string[]
}

const sumsOf = (payslip: Payslip): CorrectionSums => {
  const { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift } = answerOfPayslip(payslip)
  return { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift }
}

/** Returns everything that a correction has made. */
export function answerOf({ key, payDay, was, right, difference, ...made }: Made): Correction {
  const { Rader, Steg, Varningar } = answerOfPayslip(difference)
  return {
    ...{ Period: key.period, Nummer: key.number, Utbetalningsdatum: payDay },
    ...{ Fore: sumsOf(was), Efter: sumsOf(right), Skillnad: sumsOf(difference), Rader, Steg, Varningar },
    ...{ Deklarationer: made.declarations, Verifikationer: made.vouchers, Betalning: made.payment },
    Anmarkningar: [...made.remarks],
  }
}
