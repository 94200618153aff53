import type { payslipCalls } from '#contracts/payroll/run/calls.ts'
import type { Payslip, PayslipAction } from '#contracts/payroll/run/shapes.ts'
import { withoutChildren } from '../../employees/nameless-children.ts'
import { swedishDate } from '../../platform/calendar/swedish-date.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import type { CompanyAsk, Handler, Handlers } from '../../platform/http/ask.ts'
import type { EventType } from '../../tables/event-types.ts'
import type { DeliveryServices } from '../delivery/delivery-services.ts'
import { deliver, takeBack } from '../delivery/publish.ts'
import { calculationIn, startCalculation } from './calculations.ts'
import { markPayslips } from './mark-payslips.ts'
import { payslipAnswer } from './payslip-answer.ts'
import { payslipEvents } from './payslip-events.ts'
import { payslipPage } from './payslip-page.ts'
import type { PayslipKey } from './payslip-rows.ts'
import { periodOverview } from './period-overview.ts'
import { periodOf } from './salary-period.ts'
import { changeRows } from './typed-rows.ts'

/** The calls of the salary run. A calculation and a delivery are jobs. */
export const payslipsArea = (services: DeliveryServices): Handlers<typeof payslipCalls> => ({
  overview: ({ tx, filter, now }) => periodOverview(tx, filter?.Year ?? Number(swedishDate(now).slice(0, 4))),
  list: async ({ tx, params, pagination, filter, now }) =>
    payslipPage(tx, await periodOf(tx, params.Period), { pagination, filter, now, services }),
  one: async ask => {
    const { tx, params, filter } = ask
    return shownTo(ask, await payslipAnswer(tx, params.Period, params.AnstNr, filter?.Nummer))
  },
  async changeRows(ask) {
    const { tx, params, body } = ask
    const { Period, AnstNr } = params
    await changeRows(tx, { period: Period, person: AnstNr, version: body.Version, rows: body.Rader })
    const answer = await payslipAnswer(tx, Period, AnstNr)
    await appendEvent(tx, { type: payslipEvents.changed, payload: { period: Period, persons: [AnstNr] } })
    return shownTo(ask, answer)
  },
  calculation: ({ tx, params, company }) => calculationIn(tx, company.ftgKey, params.Period),
  calculate: ({ tx, params, company, body }) => startCalculation(tx, company.ftgKey, params.Period, body.AnstNr),
  ready: marking('ready', payslipEvents.ready),
  unready: marking('unready', payslipEvents.unready),
  attest: marking('attest', payslipEvents.attested),
  unattest: marking('unattest', payslipEvents.unattested),
  paid: marking('paid', payslipEvents.paid),
  publish: marking('publish', payslipEvents.published, (tx, keys, { company: { ftgKey }, now }) =>
    deliver(tx, { keys, ftgKey, now }, services),
  ),
  unpublish: marking('unpublish', payslipEvents.unpublished, takeBack),
})

/** Returns a payslip as the caller may see it. Its balances name children of before, too. */
const shownTo = (ask: Pick<CompanyAsk, 'tx' | 'opens'>, answer: Payslip): Promise<Payslip> =>
  withoutChildren(
    ask,
    answer.AnstNr,
    answer,
    answer.Saldon.flatMap(({ Typ, Namn }) => (Typ === 'FPE' ? [Namn] : [])),
  )

type Batch = (typeof payslipCalls)['ready']

/**
 * Returns the handler of a batch, which tells of those that it has marked.
 *
 * @param follow what is done with those marked besides
 */
function marking(
  action: PayslipAction,
  type: EventType,
  follow: (
    tx: Transaction,
    keys: readonly PayslipKey[],
    ask: Parameters<Handler<Batch>>[0],
  ) => Promise<void> = async () => {},
): Handler<Batch> {
  return async ask => {
    const { tx, params, body, caller, now } = ask
    const { login } = caller.account
    const { marked, keys, errors } = await markPayslips(tx, { action, period: params.Period, items: body, login, now })
    if (keys.length > 0) await follow(tx, keys, ask)
    if (marked.length > 0) await appendEvent(tx, { type, payload: { period: params.Period, persons: marked } })
    return { errors }
  }
}
