import { isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { mayBeDone } from '#contracts/life/life.ts'
import { type VoucherAction, voucherLife, voucherState } from '#contracts/payroll/vouchers/voucher-life.ts'
import { mayBeDone as mayBeDoneWith, type StateConditions } from '../../platform/database/life-conditions.ts'
import { voucher } from '../../tables/schema.ts'

type Stored = Pick<typeof voucher.$inferSelect, 'status' | 'reverses'>

const conditions: StateConditions<typeof voucherLife> = {
  status: {
    CREATED: sql`${voucher.status} = 'CREATED'`,
    SENT: sql`${voucher.status} = 'SENT'`,
    REVERSED: sql`${voucher.status} = 'REVERSED'`,
  },
  kind: { posting: isNull(voucher.reverses), reversal: isNotNull(voucher.reverses) },
}

/** The condition of the vouchers of a query that an action may be done with. */
export const vouchersFor = (action: VoucherAction): SQL => mayBeDoneWith(voucherLife, conditions, action)

/** True when an action may be done with stored vouchers that were made together. */
export const mayBeDoneTogether = (posting: readonly Stored[], action: VoucherAction): boolean =>
  posting.every(({ status, reverses }) =>
    mayBeDone(voucherLife, voucherState({ Status: status, Aterfor: reverses }), action),
  )

/** True for a voucher that holds, by its name in the query: it takes nothing back, and is not. */
export const holdsAs = (name: string): SQL => {
  const own = sql.identifier(name)
  return sql`(${own}.reverses is null and ${own}.status <> 'REVERSED')`
}

/** True for a voucher of the query that holds. */
export const holds = holdsAs('voucher')
