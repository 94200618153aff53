import { deliveryStatuses, deliveryWays } from '#contracts/code-lists/deliveries.ts'
import type { PayslipFilter } from '#contracts/payroll/run/shapes.ts'

/** The deliveries that a list can be narrowed to: how far they have come, and their ways. */
export const deliveryOptions = [
  ...(['PLANNED', 'FAILED', 'UNSURE', 'WAITING'] as const).map(code => ({
    value: code as string,
    label: deliveryStatuses.label(code),
  })),
  ...deliveryWays.codes.map(code => ({ value: code as string, label: deliveryWays.label(code) })),
]

/** Returns the conditions of a chosen option, or of none. */
export function deliveryFilter(value: string): Pick<PayslipFilter, 'Utlamning' | 'Satt'> {
  const [Utlamning, Satt] = [
    deliveryStatuses.codes.find(code => code === value),
    deliveryWays.codes.find(code => code === value),
  ]
  return { ...(Utlamning && { Utlamning }), ...(Satt && { Satt }) }
}
