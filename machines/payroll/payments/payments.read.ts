import type { PaidPayslip } from '#contracts/payroll/payments/shapes.ts'
import type { OncePaid, PaymentDraft, PaymentsContext } from './payments.types.ts'

/** Returns the payslips on display that can be paid, as they have been seen. */
export const payableOf = ({ payments }: PaymentsContext): readonly PaidPayslip[] =>
  (payments?.Forslag.Lonebesked ?? []).flatMap(({ AnstNr, Nummer, Version, Hinder }) =>
    Hinder === '' ? [{ AnstNr, Nummer, Version }] : [],
  )

/** Returns the period on display with the key of what is done there. */
export function onceOf({ Period, intent }: PaymentsContext): OncePaid {
  if (!intent) throw new Error('A step is taken when it is asked for')
  return { Period, key: intent.key }
}

/** Returns the order that is made. */
export function draftOf({ draft }: PaymentsContext): PaymentDraft {
  if (!draft) throw new Error('An order is made of what was seen')
  return draft
}
