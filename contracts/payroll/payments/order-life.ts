import { type ActionOf, life, no, part, type StateOf, to } from '../../life/life.ts'
import { payrollErrors } from '../errors.ts'
import type { PaymentOrder } from './shapes.ts'

const settled = no(payrollErrors.paymentSettled.message)
/** The bank pays an order, or it is cancelled, such as when the bank has refused it: once. */
const status = part<PaymentOrder['Status'], 'settle' | 'cancel' | 'fetch'>({
  CREATED: { status: 'CREATED', next: 'settle', on: { settle: to('PAID'), cancel: to('CANCELLED'), fetch: 'stays' } },
  PAID: { status: 'PAID', on: { settle: settled, cancel: settled, fetch: 'stays' } },
  CANCELLED: {
    status: 'CANCELLED',
    on: {
      settle: settled,
      cancel: settled,
      fetch: no('Betalningen är avbruten, och filen lämnas inte ut: lönerna kan betalas av en annan.'),
    },
  },
})

/** An order is made without a file when the company pays by a list, or everybody in cash. */
const file = part<'made' | 'none', 'fetch'>({
  made: { on: { fetch: 'stays' } },
  none: { on: { fetch: no(payrollErrors.paymentMissing.message) } },
})

/** The bank may refuse an order at any time, also of a locked period. */
const period = part<'open' | 'locked', 'settle'>({
  open: { on: { settle: 'stays' } },
  locked: { on: { settle: no(payrollErrors.salaryPeriodLocked.message) } },
})

/** The life of a payment order: the actions of each state. */
export const orderLife = life({
  name: 'payment-order',
  about:
    'A payment order of payslips: its file is fetched for the bank, and it is marked as paid, or cancelled when the bank has refused it. Its payslips are then free for another order.',
  actions: {
    fetch: 'Payslips.Payout',
    print: 'Payslips.Payout',
    settle: 'Payslips.Payout',
    cancel: 'Payslips.Payout',
  },
  parts: { status, file, period },
})

/** Where a payment order stands. */
export type OrderState = StateOf<typeof orderLife>
/** The name of something that is done with a payment order. */
export type OrderAction = ActionOf<typeof orderLife>

/** Returns where a payment order stands. */
export const orderState = ({ Status, Fil }: Pick<PaymentOrder, 'Status' | 'Fil'>, isLocked: boolean): OrderState => ({
  status: Status,
  file: Fil === '' ? 'none' : 'made',
  period: isLocked ? 'locked' : 'open',
})
