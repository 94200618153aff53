import type { advanceCalls } from '#contracts/payroll/advances/calls.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { paymentEvents } from '../payments/payment-events.ts'
import { companyOf } from '../vouchers/make-vouchers.ts'
import { advanceEvents } from './advance-events.ts'
import { orderAdvances } from './order-advances.ts'
import { advancesOf } from './read-advances.ts'
import { registerAdvances } from './register-advances.ts'
import { takeBackAdvance } from './take-back.ts'

/** Advances on pay: registered, taken back, and ordered. The payments area pays the orders. */
export const advancesArea: Handlers<typeof advanceCalls> = {
  list: ({ tx }) => advancesOf(tx),
  async register({ tx, body, caller, now }) {
    const ForskId = await registerAdvances(tx, body, { login: caller.account.login, now })
    const payload = { count: ForskId.length, persons: body.AnstNr }
    await appendEvent(tx, { type: advanceEvents.registered, payload })
    return { ForskId }
  },
  async takeBack({ tx, params: { ForskId }, caller, now }) {
    const person = await takeBackAdvance(tx, ForskId, { login: caller.account.login, now })
    await appendEvent(tx, { type: advanceEvents.takenBack, payload: { count: 1, persons: [person] } })
    return null
  },
  async order({ tx, body, caller, now }) {
    const { company } = await companyOf(tx)
    const { answer, persons } = await orderAdvances(tx, company, body, { login: caller.account.login, now })
    const { Period: period, Nr: number } = answer
    if (number !== null) {
      const payload = { period, number, count: persons.length }
      await appendEvent(tx, { type: paymentEvents.ordered, payload })
      await appendEvent(tx, { type: advanceEvents.ordered, payload: { ...payload, persons } })
    }
    return answer
  },
}
