import { errors } from '#contracts/errors.ts'
import { cardNumberMachine } from '#machines/card-numbers/card-number/card-number.machine.ts'
import { cardNumberPorts } from '#machines/card-numbers/card-number/card-number.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import { withCalls } from '../with-calls.ts'

/** Provides the form of a card number over the adapter. PINs are in this tab's vault. */
export const cardNumber: LazyFlow<'cardNumber'> = {
  id: 'cardNumber',
  join: ({ api, vault }) =>
    withCalls(cardNumberMachine, api).provide({
      actors: {
        save: answer(cardNumberPorts.save, async ({ input: { stored, form, pin, key }, signal }) => {
          const PIN = pin === null || pin === '' ? pin : vault.reveal(pin)
          if (PIN === undefined) {
            const fields = { PIN: 'PIN-koden sparades inte. Skriv den en gång till.' }
            return failure({ tag: 'backend', ...errors.fieldsRefused, fields })
          }
          const body = {
            AnstNr: form.AnstNr.trim(),
            KortNr: form.KortNr.trim(),
            FromDatum: form.FromDatum,
            TomDatum: form.TomDatum === '' ? null : form.TomDatum,
          }
          const saved = stored
            ? await asResult(
                api.cardNumbers.change.mutate(
                  {
                    params: { Id: stored.Id },
                    body: { ...body, ...(PIN !== null && { PIN }), Version: stored.Version },
                    idempotencyKey: key,
                  },
                  { signal },
                ),
              )
            : await asResult(
                api.cardNumbers.create.mutate({ body: { ...body, PIN: PIN ?? '' }, idempotencyKey: key }, { signal }),
              )
          return mapResult<unknown, null, never>(saved as never, () => null)
        }),
        fetchPin: answer(cardNumberPorts.fetchPin, async ({ input: { Id }, signal }) =>
          mapResult(await asResult(api.cardNumbers.pin.query({ params: { Id } }, { signal })), ({ data: { PIN } }) =>
            PIN === '' ? '' : vault.keepSame(PIN),
          ),
        ),
      },
    }),
}
