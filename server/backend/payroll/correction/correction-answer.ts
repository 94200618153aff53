import type { Correction, CorrectionSums, Corrections } from '#contracts/payroll/correction/shapes.ts'
import type { Payslip } from '../../engine/payslip.ts'
import { answerOf as answerOfPayslip } from '../trial/trial-answer.ts'
import type { StoredCorrection, StoredCorrections } from './store-corrections.ts'

const sumsOf = (payslip: Payslip): CorrectionSums => {
  const { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift } = answerOfPayslip(payslip)
  return { Brutto, Formaner, Skatt, Netto, Arbetsgivaravgift }
}

/** Returns what a new payslip says, and what follows from it for its person. */
function slipOf({ key, target, was, right, difference, declarations, payment }: StoredCorrection) {
  return {
    Period: key.period,
    Nummer: key.number,
    Utbetalningsdatum: target.payDay,
    Fore: sumsOf(was),
    Efter: sumsOf(right),
    Skillnad: sumsOf(difference),
    Varningar: answerOfPayslip(difference).Varningar,
    Deklarationer: declarations,
    Betalning: payment,
  }
}

const vouchersOf = ({ postings }: StoredCorrections) => postings.flatMap(({ vouchers }) => vouchers)

/** Returns everything that a correction has made. */
export function answerOf(stored: StoredCorrections): Correction {
  const [slip] = stored.slips
  if (!slip) throw new Error('a payslip was made')
  const { Rader, Steg } = answerOfPayslip(slip.difference)
  return { ...slipOf(slip), Rader, Steg, Verifikationer: vouchersOf(stored), Anmarkningar: [...stored.remarks] }
}

/** Returns everything that corrections of many persons have made together. */
export function answerOfMany(
  stored: StoredCorrections,
  unchanged: readonly string[],
  names: ReadonlyMap<string, string>,
): Corrections {
  const person = (AnstNr: string) => ({ AnstNr, Namn: names.get(AnstNr) ?? '' })
  return {
    Lonebesked: stored.slips.map(slip => ({ ...person(slip.key.employmentNumber), ...slipOf(slip) })),
    Oforandrade: unchanged.map(person),
    Verifikationer: vouchersOf(stored),
    Anmarkningar: [...stored.remarks],
  }
}
