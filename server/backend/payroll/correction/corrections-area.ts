import type { payslipCorrectionCalls } from '#contracts/payroll/correction/calls.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { undone } from '../../platform/database/undone.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { paymentEvents } from '../payments/payment-events.ts'
import { payslipEvents } from '../run/payslip-events.ts'
import { voucherEvents } from '../vouchers/live-events.ts'
import { type Corrected, correctPayslip, correctPayslips, takeBack } from './correct-payslip.ts'
import { sameRows, theseRows } from './corrected-rows.ts'
import { changeOf } from './corrections-change.ts'

/** The corrections of finished payslips. A preview is the correction itself, undone. */
export const payslipCorrectionsArea: Handlers<typeof payslipCorrectionCalls> = {
  correct: ({ tx, params, body, caller, now }) =>
    corrected(tx, body.Forhandsgranska, 'corrected', () =>
      correctPayslip(
        tx,
        { period: params.Period, employmentNumber: params.AnstNr, number: body.Nummer, version: body.Version },
        {
          target: body.Period,
          payDay: body.Utbetalningsdatum,
          isPaid: body.Betala,
          right: { rows: body.Rader ? theseRows(body.Rader) : sameRows, isFetched: body.HamtaUnderlag },
        },
        { login: caller.account.login, now, isPreview: body.Forhandsgranska },
      ),
    ),
  correctMany: ({ tx, params, body, caller, now }) =>
    corrected(tx, body.Forhandsgranska, 'corrected', () =>
      correctPayslips(
        tx,
        body.Lonebesked.map(({ AnstNr, Nummer, Version }) => ({
          period: params.Period,
          employmentNumber: AnstNr,
          number: Nummer,
          version: Version,
        })),
        { ...changeOf(body.Andring, now), target: body.Period },
        { login: caller.account.login, now, isPreview: body.Forhandsgranska },
      ),
    ),
  takeBack: ({ tx, params, body, caller, now }) =>
    corrected(tx, body.Forhandsgranska, 'takenBack', () =>
      takeBack(
        tx,
        { period: params.Period, employmentNumber: params.AnstNr, number: body.Nummer, version: body.Version },
        body.Period,
        { login: caller.account.login, now, isPreview: body.Forhandsgranska },
      ),
    ),
}

/**
 * Makes a correction with the events of what it has made, or undoes it when it is a preview.
 *
 * @throws Refusal those of the correction
 */
export async function corrected<Answer>(
  tx: Transaction,
  isPreview: boolean,
  what: 'corrected' | 'takenBack',
  make: () => Promise<Corrected<Answer>>,
): Promise<Answer> {
  if (isPreview) return (await undone(tx, make)).answer
  const { answer, stored } = await make()
  await tell(tx, what, stored)
  return answer
}

/** Appends the events of what has been made: payslips, vouchers and payment orders, by period. */
async function tell(
  tx: Transaction,
  what: 'corrected' | 'takenBack',
  { slips, postings }: Corrected<unknown>['stored'],
) {
  const changed = slips.flatMap(({ chain, key }) =>
    [...new Set([...chain.map(({ period }) => period), key.period])].map(period => ({
      period,
      person: key.employmentNumber,
    })),
  )
  for (const [period, together] of Map.groupBy(changed, each => each.period)) {
    const persons = [...new Set(together.map(({ person }) => person))]
    await appendEvent(tx, { type: payslipEvents[what], payload: { period, persons } })
  }
  for (const { period, vouchers } of postings)
    if (vouchers.length > 0)
      await appendEvent(tx, { type: voucherEvents.made, payload: { period, count: vouchers.length } })
  const ordered = slips.flatMap(({ key, payment }) =>
    payment.Nr === null ? [] : [{ period: key.period, number: payment.Nr }],
  )
  for (const together of Map.groupBy(ordered, ({ period, number }) => `${period} ${number}`).values()) {
    const [{ period, number }] = together as [(typeof ordered)[0], ...typeof ordered]
    await appendEvent(tx, { type: paymentEvents.ordered, payload: { period, number, count: together.length } })
  }
}
