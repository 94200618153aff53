import type { PaidPayslip } from '#contracts/payroll/payments/shapes.ts'
import type { PaymentRequest, PaymentStep, PaymentsContext } from './payments.types.ts'

/** Returns the payslips on display that can be paid, as they have been seen. */
export const payableOf = ({ payments }: PaymentsContext): readonly PaidPayslip[] =>
  (payments?.Forslag.Lonebesked ?? []).flatMap(({ AnstNr, Nummer, Version, Hinder }) =>
    Hinder === '' ? [{ AnstNr, Nummer, Version }] : [],
  )

/** Returns the request of the step that was taken. */
export function requestOf({ Period, step, intent }: PaymentsContext): PaymentRequest {
  if (!step || !intent) throw new Error('A step is taken when it is asked for')
  return { Period, step, key: intent.key }
}

/** Returns the number of the order that is to be cancelled, or 0. */
export const cancelledIn = ({ step }: PaymentsContext): number => (step?.act === 'cancel' ? step.Nr : 0)

/** Returns what is told of a step that was taken. */
export function doneText(step: PaymentStep | null): string {
  switch (step?.act) {
    case 'make':
      return 'Betalningen är skapad.'
    case 'paid':
      return 'Betalningen är markerad som utbetald.'
    case 'cancel':
      return 'Betalningen är avbruten. Lönebeskeden kan betalas på nytt.'
    default:
      return ''
  }
}
