import type { payslipCorrectionCalls } from '#contracts/payroll/correction/calls.ts'
import { appendEvent } from '../../platform/database/append-event.ts'
import type { Transaction } from '../../platform/database/tenancy.ts'
import { undone } from '../../platform/database/undone.ts'
import type { Handlers } from '../../platform/http/ask.ts'
import { paymentEvents } from '../payments/payment-events.ts'
import { payslipEvents } from '../run/payslip-events.ts'
import { voucherEvents } from '../vouchers/live-events.ts'
import { type Corrected, correctPayslip, takeBack } from './correct-payslip.ts'

/** The corrections of finished payslips. A preview is the correction itself, undone. */
export const payslipCorrectionsArea: Handlers<typeof payslipCorrectionCalls> = {
  correct: ({ tx, params, body, caller, now }) =>
    corrected(tx, body.Forhandsgranska, params.AnstNr, 'corrected', () =>
      correctPayslip(
        tx,
        {
          ...{ period: params.Period, employmentNumber: params.AnstNr, number: body.Nummer, version: body.Version },
          ...{ target: body.Period, payDay: body.Utbetalningsdatum, isPaid: body.Betala },
          right: { rows: body.Rader, isFetched: body.HamtaUnderlag },
        },
        { login: caller.account.login, now, isPreview: body.Forhandsgranska },
      ),
    ),
  takeBack: ({ tx, params, body, caller, now }) =>
    corrected(tx, body.Forhandsgranska, params.AnstNr, 'takenBack', () =>
      takeBack(
        tx,
        {
          ...{ period: params.Period, employmentNumber: params.AnstNr, number: body.Nummer, version: body.Version },
          target: body.Period,
        },
        { login: caller.account.login, now, isPreview: body.Forhandsgranska },
      ),
    ),
}

async function corrected(
  tx: Transaction,
  isPreview: boolean,
  person: string,
  what: 'corrected' | 'takenBack',
  make: () => Promise<Corrected>,
) {
  if (isPreview) return (await undone(tx, make)).answer
  const { answer, periods, order } = await make()
  for (const period of periods)
    await appendEvent(tx, { type: payslipEvents[what], payload: { period, persons: [person] } })
  const { Period: period, Verifikationer } = answer
  if (Verifikationer.length > 0)
    await appendEvent(tx, { type: voucherEvents.made, payload: { period, count: Verifikationer.length } })
  if (order !== null)
    await appendEvent(tx, { type: paymentEvents.ordered, payload: { period, number: order, count: 1 } })
  return answer
}
