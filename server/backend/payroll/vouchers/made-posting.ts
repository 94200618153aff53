import type { paymentOrder } from '../../tables/schema.ts'
import type { PayslipKey } from '../run/payslip-rows.ts'
import type { Company } from './company.ts'
import type { Voucher } from './voucher.ts'

/** Vouchers that are made together, and what they post. */
export interface MadePosting {
  readonly company: Company
  /** The payslips that they post, by the ids of their sources. */
  readonly slips: ReadonlyMap<string, PayslipKey>
  readonly vouchers: readonly Voucher[]
  /** What the settings ask for and it does not post yet, in Swedish. */
  readonly remarks?: readonly string[]
  /** The payment order that they post. */
  readonly order?: Pick<typeof paymentOrder.$inferSelect, 'id' | 'number'>
}
