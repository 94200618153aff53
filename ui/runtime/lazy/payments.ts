import { paymentsMachine } from '#machines/payroll/payments/payments.machine.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the payments of a period over the adapter. */
export const payments: LazyFlow<'payments'> = { id: 'payments', join: ({ api }) => withCalls(paymentsMachine, api) }
