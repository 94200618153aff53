import { type ActionOf, life, no, part, type StateOf, to } from '../../life/life.ts'
import { payrollErrors } from '../errors.ts'
import type { VoucherHead } from './shapes.ts'

const sent = no(payrollErrors.voucherSent.message)
const notReversible = no(payrollErrors.voucherNotReversible.message)
/** A sent voucher is in the books. It holds again when the one that takes it back is removed. */
const status = part<VoucherHead['Status'], 'fetch' | 'change' | 'send' | 'remove' | 'reverse' | 'release'>({
  CREATED: {
    status: 'CREATED',
    next: 'send',
    on: {
      fetch: 'never',
      change: 'stays',
      send: to('SENT'),
      remove: 'stays',
      reverse: notReversible,
      release: 'never',
    },
  },
  SENT: {
    status: 'SENT',
    on: { fetch: 'stays', change: sent, send: sent, remove: sent, reverse: to('REVERSED'), release: 'never' },
  },
  REVERSED: {
    status: 'REVERSED',
    on: { fetch: 'stays', change: sent, send: sent, remove: sent, reverse: notReversible, release: to('SENT') },
  },
})

/** A voucher that reverses another is not reversed itself: the payslips are posted anew. */
const kind = part<'posting' | 'reversal', 'reverse' | 'release'>({
  posting: { on: { reverse: 'stays', release: 'stays' } },
  reversal: { on: { reverse: notReversible, release: 'never' } },
})

/** What may be done with a voucher. Those that were made together are removed and reversed so. */
export const voucherLife = life({
  name: 'voucher',
  about:
    'A voucher of payslips or of a payment: it may be changed and removed until it is sent to the accounting program, and is then taken back by another. When that one is removed before it is sent, it holds again.',
  actions: {
    fetch: 'Bookkeeping.Export',
    change: 'Bookkeeping.Write',
    send: 'Bookkeeping.Send',
    remove: 'Bookkeeping.Write',
    reverse: 'Bookkeeping.Write',
    release: 'Bookkeeping.Write',
  },
  parts: { status, kind },
})

/** Where a voucher stands. */
export type VoucherState = StateOf<typeof voucherLife>
/** The name of something that is done with a voucher. */
export type VoucherAction = ActionOf<typeof voucherLife>

/** Returns where a voucher stands. */
export const voucherState = ({ Status, Aterfor }: Pick<VoucherHead, 'Status' | 'Aterfor'>): VoucherState => ({
  status: Status,
  kind: Aterfor === null ? 'posting' : 'reversal',
})
