import type { whatIfCalls } from '#contracts/payroll/what-if/calls.ts'
import { withoutChildren } from '../../employees/nameless-children.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { whatIfPart, whatIfPayslip } from './what-if.ts'

/** A period on trial. It reads what is stored, and stores nothing. */
export const whatIfArea: Handlers<typeof whatIfCalls> = {
  calculate: ({ tx, params, body, now }) => whatIfPart(tx, params.Period, body, swedishDate(now)),
  payslip: async ask => {
    const { tx, params, body, now } = ask
    const answer = await whatIfPayslip(tx, params.Period, params.AnstNr, body.Andring, swedishDate(now))
    return withoutChildren(ask, params.AnstNr, answer)
  },
}
