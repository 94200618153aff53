import type { paymentCalls } from '#contracts/payroll/payments/calls.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { payslipEvents } from '../run/payslip-events.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'
import { cancelPayments, makePayments, markPaid } from './make-payments.ts'
import { paymentEvents } from './payment-events.ts'
import { paymentPeriod } from './payment-period.ts'

/** The payments of payslips: ordered, fetched as files, and paid or cancelled. */
export const paymentsArea: Handlers<typeof paymentCalls> = {
  async period({ tx, params, now }) {
    const { company } = await companyOf(tx)
    return paymentPeriod(tx, company, params.Period, now)
  },
  async make({ tx, params: { Period: period }, body, caller, now }) {
    const { company } = await companyOf(tx)
    const actor = { login: caller.account.login, now }
    const { answer, number, count } = await makePayments(tx, { company, period, body }, actor)
    if (number !== null) await appendEvent(tx, { type: paymentEvents.ordered, payload: { period, number, count } })
    return { Forslag: answer, Nr: number }
  },
  async paid({ tx, params: { Period: period, Nr }, caller, now }) {
    const persons = await markPaid(tx, period, Number(Nr), { login: caller.account.login, now })
    await appendEvent(tx, { type: payslipEvents.paid, payload: { period, persons } })
    return null
  },
  async cancel({ tx, params: { Period: period, Nr }, body: { Orsak: reason }, caller, now }) {
    const actor = { login: caller.account.login, now }
    const count = await cancelPayments(tx, { period, number: Number(Nr), reason }, actor)
    await appendEvent(tx, { type: paymentEvents.cancelled, payload: { period, number: Number(Nr), count } })
    return null
  },
}
