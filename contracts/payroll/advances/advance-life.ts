import type { AdvanceStatus } from '../../code-lists/payments.ts'
import { type ActionOf, life, no, part, type StateOf, to } from '../../life/life.ts'
import { payrollErrors } from '../errors.ts'

const settled = no(payrollErrors.advanceSettled.message)
/** An advance is pay: a paid one is deducted by later payslips, and is not taken back. */
const status = part<AdvanceStatus, 'order' | 'takeBack' | 'settle' | 'free' | 'deduct' | 'restore'>({
  REGISTERED: {
    status: 'REGISTERED',
    next: 'order',
    on: { order: to('ORDERED'), takeBack: 'stays', settle: 'never', free: 'never', deduct: 'never', restore: 'never' },
  },
  ORDERED: {
    status: 'ORDERED',
    next: 'settle',
    on: {
      order: settled,
      takeBack: settled,
      settle: to('PAID'),
      free: to('REGISTERED'),
      deduct: 'never',
      restore: 'never',
    },
  },
  PAID: {
    status: 'PAID',
    next: 'deduct',
    on: {
      order: settled,
      takeBack: settled,
      settle: 'never',
      free: 'never',
      deduct: to('SETTLED'),
      restore: 'never',
    },
  },
  SETTLED: {
    status: 'SETTLED',
    on: { order: settled, takeBack: settled, settle: 'never', free: 'never', deduct: 'never', restore: to('PAID') },
  },
})

/** The life of an advance on pay: the actions of each state. */
export const advanceLife = life({
  name: 'advance',
  about:
    'An advance on pay: it is registered, ordered of the bank and paid with its order, and then deducted by payslips. One that is not ordered may be taken back; one whose order is cancelled is registered again.',
  actions: {
    order: 'ForskUtb.Write',
    takeBack: 'ForskUtb.Write',
    /** Paid with its order. */
    settle: 'Payslips.Payout',
    /** Its order is cancelled, such as one that the bank has refused. */
    free: 'Payslips.Payout',
    /** Paid payslips have deducted the whole of it. */
    deduct: 'Payslips.Payout',
    /** A payslip that deducted it is taken back. */
    restore: 'Payslips.Payout',
  },
  parts: { status },
})

/** Where an advance stands. */
export type AdvanceState = StateOf<typeof advanceLife>
/** The name of something that happens to an advance. */
export type AdvanceAction = ActionOf<typeof advanceLife>

/** The facts by which an advance has a state. */
export interface AdvanceFacts {
  /** A payment order that is not cancelled pays it. */
  readonly isOrdered: boolean
  readonly isPaid: boolean
  /** Nothing is left to deduct. */
  readonly isDeducted: boolean
}

/** Returns where an advance stands. */
export const advanceState = ({ isOrdered, isPaid, isDeducted }: AdvanceFacts): AdvanceState => ({
  status: isPaid ? (isDeducted ? 'SETTLED' : 'PAID') : isOrdered ? 'ORDERED' : 'REGISTERED',
})
