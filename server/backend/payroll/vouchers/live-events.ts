import { companyAudience, companyIn } from '../../platform/live/company-audience.ts'
import type { LiveEvent } from '../../platform/live/live-event.ts'
import type { EventType } from '../../tables/event-types.ts'

/** The events of vouchers. Payload: `period`, and how many vouchers, as `count`. */
export const voucherEvents = {
  changed: 'voucher.changed',
  made: 'voucher.made',
  removed: 'voucher.removed',
  reversed: 'voucher.reversed',
  sent: 'voucher.sent',
} as const satisfies Readonly<Record<string, EventType>>

export const voucherLiveEvents: readonly LiveEvent[] = Object.values(voucherEvents).map(type => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    if (FtgId === undefined) return undefined
    return { seq: row.seq, event: 'VOUCHERS_UPDATED', payload: { FtgId, Period: String(row.payload.period) } }
  },
}))
