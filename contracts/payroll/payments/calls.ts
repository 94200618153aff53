import { z } from 'zod'
import { call } from '../../call.ts'
import { lineShape } from '../../rules/text-shape.ts'
import { payrollErrors } from '../errors.ts'
import { payslipRights } from '../run/payslip-life.ts'
import { PeriodCode } from '../run/shapes.ts'
import { orderLife } from './order-life.ts'
import { MadePayment, PaymentPeriod, PaymentRequest } from './shapes.ts'

const ofPeriod = z.strictObject({ Period: PeriodCode })
/** The path of an order. */
export const ofPaymentOrder = ofPeriod.extend({ Nr: z.string().regex(/^[1-9]\d{0,3}$/) })
const pay = { right: payslipRights.order } as const
const inPeriod = [payrollErrors.salaryPeriodMissing, payrollErrors.salaryPeriodLocked] as const

/** The calls of money out. */
export const paymentCalls = {
  period: call('GET', '/payments/{Period}', {
    summary:
      'Returns what would be paid in a period now: its ready payslips that no order pays, where each goes, and why it cannot be paid; and the orders that have been made.',
    access: { right: 'Payslips.Read' },
    params: ofPeriod,
    data: PaymentPeriod,
    errors: [payrollErrors.salaryPeriodMissing],
  }),
  make: call('POST', '/payments/{Period}', {
    summary:
      'Makes a payment order of ready payslips, with the file of the bank when the company pays by file: `/file/payments/{Period}/{Nr}`. Each payslip is paid by one order. Refuses all of them when one has changed, is paid by another order, or cannot be paid. A preview answers the same and stores nothing.',
    access: pay,
    params: ofPeriod,
    body: PaymentRequest,
    bodyLimit: 2 * 1024 * 1024,
    data: MadePayment,
    errors: [...inPeriod, payrollErrors.paymentOutdated, payrollErrors.paymentRefused],
  }),
  paid: call('POST', '/payments/{Period}/{Nr}/paid', {
    summary: 'Marks an order as paid by the bank, and its payslips, for good.',
    access: { right: orderLife.actions.settle },
    params: ofPaymentOrder,
    data: z.null(),
    errors: [...inPeriod, payrollErrors.paymentMissing, payrollErrors.paymentSettled],
  }),
  cancel: call('POST', '/payments/{Period}/{Nr}/cancel', {
    summary:
      'Cancels an order that has not been paid, such as one that the bank has refused, with the reason. Its payslips may then be paid by another order.',
    access: { right: orderLife.actions.cancel },
    params: ofPaymentOrder,
    body: z.strictObject({ Orsak: lineShape({ least: 1, most: 200 }) }),
    data: z.null(),
    errors: [payrollErrors.salaryPeriodMissing, payrollErrors.paymentMissing, payrollErrors.paymentSettled],
  }),
}
