import { companyAudience, companyIn } from '../../platform/live/company-audience.ts'
import type { LiveEvent } from '../../platform/live/live-event.ts'
import { paymentEvents } from '../payments/payment-events.ts'
import { payslipEvents } from './payslip-events.ts'

/** The events of payslips and of their payments. Payload: `period`. */
export const payslipLiveEvents: readonly LiveEvent[] = [
  ...Object.values(payslipEvents),
  ...Object.values(paymentEvents),
].map(type => ({
  type,
  audience: companyAudience,
  async message(database, row) {
    const FtgId = await companyIn(database, row)
    if (FtgId === undefined) return undefined
    return { seq: row.seq, event: 'PAYSLIPS_UPDATED', payload: { FtgId, Period: String(row.payload.period) } }
  },
}))
