import type { EventType } from '../../tables/event-types.ts'

/**
 * The events of payment orders. Payload: the `period`, the order's `number`, and how many payslips,
 * as `count`. Never an amount, a name or an account.
 */
export const paymentEvents = {
  ordered: 'payments.ordered',
  fetched: 'payments.fetched',
  cancelled: 'payments.cancelled',
} as const satisfies Record<string, EventType>
