import { z } from 'zod'
import { maxCardNumber } from './card-number.rules.ts'

/** A card with which an employee stamps the clock, without its PIN. */
export const CardNumber = z.object({
  Id: z.uuid(),
  AnstNr: z.string(),
  /** The employee's name, the surname last. */
  Namn: z.string(),
  KortNr: z.string(),
  /** True when the card has a PIN. */
  HasPIN: z.boolean(),
  FromDatum: z.iso.date(),
  /** The last day on which the card is valid, or null. */
  TomDatum: z.iso.date().nullable(),
  Version: z.int(),
})
export type CardNumber = z.infer<typeof CardNumber>

/** The cards of a company. */
export const CardNumbers = z.object({
  /** True when the company uses PINs with its cards: the setting UseKortNrPIN. */
  UsesPIN: z.boolean(),
  Cards: z.array(CardNumber),
})
export type CardNumbers = z.infer<typeof CardNumbers>

/** A request to add a card. */
export const NewCardNumber = z.strictObject({
  AnstNr: z.string().min(1).max(30),
  KortNr: z
    .string()
    .min(1)
    .max(maxCardNumber)
    .regex(/^[A-Za-zÅÄÖåäö0-9-]*$/),
  /** Four to six digits, or an empty text for none. */
  PIN: z.string().regex(/^(\d{4,6})?$/),
  FromDatum: z.iso.date(),
  TomDatum: z.iso.date().nullable(),
})
export type NewCardNumber = z.infer<typeof NewCardNumber>

/** A request to change a card. Without a PIN, the stored one stays. */
export const CardNumberChange = NewCardNumber.extend({
  PIN: NewCardNumber.shape.PIN.optional(),
  /** The version that was edited. */
  Version: z.int(),
})
export type CardNumberChange = z.infer<typeof CardNumberChange>

/** The PIN of a card, which is shown on request. */
export const CardPin = z.object({ PIN: z.string() })
