import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { voucherEvents } from './live-events.ts'

/** Appends the event of what was done with vouchers of a period. */
export const tellVouchers = (tx: Transaction, what: keyof typeof voucherEvents, period: string, count: number) =>
  appendEvent(tx, { type: voucherEvents[what], payload: { period, count } })
