import {
  type CardNumberField,
  type CardNumberForm,
  cardNumberFields,
  cardNumberProblem,
  emptyCardNumber,
} from '#contracts/card-numbers/card-number.rules.ts'
import type { CardNumber } from '#contracts/card-numbers/shapes.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import type { CardNumberContext } from './card-number.types.ts'

/** Returns the form of a stored card, or of a new one. */
export const formOf = (stored: CardNumber | null, today: IsoDate): CardNumberForm =>
  stored
    ? { AnstNr: stored.AnstNr, KortNr: stored.KortNr, FromDatum: stored.FromDatum, TomDatum: stored.TomDatum ?? '' }
    : emptyCardNumber(today)

/** Returns the problem of a field, whether or not the field shows it yet. */
export const wrongWith = ({ form, typedPin, refusals }: CardNumberContext, field: CardNumberField) =>
  (field === 'PIN' ? (typedPin?.problem ?? undefined) : cardNumberProblem(form, field)) ?? refusals[field]

/** Returns the first invalid field, in the order of the form. */
export const firstWrong = (context: CardNumberContext): string | undefined =>
  [...cardNumberFields, 'PIN' as const].find(field => wrongWith(context, field) !== undefined)

/** @throws Error when no card has been named */
export function storedIn({ stored }: Pick<CardNumberContext, 'stored'>): CardNumber {
  if (!stored) throw new Error('Only a stored card is removed or shown')
  return stored
}
