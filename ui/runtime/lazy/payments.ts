import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { paymentsMachine } from '#machines/payroll/payments/payments.machine.ts'
import { paymentsPorts } from '#machines/payroll/payments/payments.ports.ts'
import type { PaymentRequest } from '#machines/payroll/payments/payments.types.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'

/** Asks for what a step does. */
async function call({ payments }: Outside['api'], { Period, step, key }: PaymentRequest, signal: AbortSignal) {
  const [sent, nothing] = [{ idempotencyKey: key }, () => null]
  switch (step.act) {
    case 'make': {
      const body = { Forhandsgranska: false, Version: step.Version, Lonebesked: [...step.Lonebesked] }
      const made = payments.make.mutate({ params: { Period }, body, ...sent }, { signal })
      return mapResult(await asResult(made), nothing)
    }
    case 'paid': {
      const paid = payments.paid.mutate({ params: { Period, Nr: String(step.Nr) }, ...sent }, { signal })
      return mapResult(await asResult(paid), nothing)
    }
    case 'cancel': {
      const [params, body] = [{ Period, Nr: String(step.Nr) }, { Orsak: step.Orsak }]
      const cancelled = payments.cancel.mutate({ params, body, ...sent }, { signal })
      return mapResult(await asResult(cancelled), nothing)
    }
  }
}

/** Provides the payments of a period over the adapter. */
export const payments: LazyFlow<'payments'> = {
  id: 'payments',
  join: ({ api }) =>
    paymentsMachine.provide({
      actors: {
        networkReturn: liveNetworkReturn,
        fetchPayments: answer(paymentsPorts.fetchPayments, async ({ input: params, signal }) =>
          mapResult(await asResult(api.payments.period.query({ params }, { signal })), ({ data }) => data),
        ),
        act: answer(paymentsPorts.act, ({ input, signal }) => call(api, input, signal)),
      },
    }),
}
