import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { cardNumberErrors } from './errors.ts'
import { CardNumberChange, CardNumbers, CardPin, NewCardNumber } from './shapes.ts'

const read = { right: 'Settings.Kortnummer.Read' } as const
const write = { right: 'Settings.Kortnummer.Write' } as const
const params = z.strictObject({ Id: z.uuid() })

/** The calls about the card numbers of a company's employees. */
export const cardNumberCalls = {
  list: call('GET', '/kortnummer', {
    summary: "Returns the company's card numbers, in order of employment number. They do not contain the PINs.",
    access: read,
    data: CardNumbers,
  }),
  pin: call('GET', '/kortnummer/{Id}/pin', {
    summary: 'Returns the PIN of a card, or an empty text when it has none.',
    access: write,
    params,
    data: CardPin,
    errors: [cardNumberErrors.cardNumberMissing],
  }),
  create: call('POST', '/kortnummer', {
    summary: 'Adds a card number, which is unique in the company. A PIN is accepted when the company uses PINs.',
    access: write,
    body: NewCardNumber,
    data: z.object({ Id: z.uuid() }),
    errors: [commonErrors.fieldsRefused],
  }),
  change: call('PUT', '/kortnummer/{Id}', {
    summary: 'Changes a card number. Without a PIN in the request, the stored one stays.',
    access: write,
    params,
    body: CardNumberChange,
    data: z.object({ Version: z.int() }),
    errors: [commonErrors.fieldsRefused, commonErrors.versionConflict, cardNumberErrors.cardNumberMissing],
  }),
  remove: call('DELETE', '/kortnummer/{Id}', {
    summary: 'Removes a card number.',
    access: write,
    params,
    data: z.null(),
    errors: [cardNumberErrors.cardNumberMissing],
  }),
}
