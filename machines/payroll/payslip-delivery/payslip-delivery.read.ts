import type { PayslipDeliveryContext, RemedyOrder } from './payslip-delivery.types.ts'

/** Returns the request of what was ordered. */
export function requestOf({ order, intent }: PayslipDeliveryContext): RemedyOrder & { readonly key: string } {
  if (!order || !intent) throw new Error('Something is done when it is ordered')
  return { ...order, key: intent.key }
}
