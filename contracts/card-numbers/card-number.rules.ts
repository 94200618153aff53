import { type IsoDate, isDate } from '../rules/date.ts'
import { required } from '../rules/required.ts'
import { firstMessage, type Rule } from '../rules/rule.ts'
import { maxLength } from '../rules/text.ts'

/** The values of a card number's form, without the PIN, which is a secret. */
export interface CardNumberForm {
  readonly AnstNr: string
  readonly KortNr: string
  /** The first day on which the card is valid. */
  readonly FromDatum: IsoDate
  /** The last day on which the card is valid, or empty. */
  readonly TomDatum: IsoDate | ''
}
/** The name of a field in a card number's form. */
export type CardNumberField = keyof CardNumberForm | 'PIN'

/** The most characters of a card number. */
export const maxCardNumber = 30

/** Returns the form's initial values. */
export const emptyCardNumber = (today: IsoDate): CardNumberForm => ({
  AnstNr: '',
  KortNr: '',
  FromDatum: today,
  TomDatum: '',
})

/** The fields, in the form's order. The first field with an error gets the focus. */
export const cardNumberFields = [
  'AnstNr',
  'KortNr',
  'FromDatum',
  'TomDatum',
] as const satisfies readonly CardNumberField[]

const ofItsCharacters: Rule = text =>
  /^[A-Za-zÅÄÖåäö0-9-]*$/.test(text) ? undefined : 'Kortnummer får endast bestå av bokstäver, siffror och bindestreck.'

/** Returns the error message of a field, or undefined. */
export function cardNumberProblem(form: CardNumberForm, field: keyof CardNumberForm): string | undefined {
  const value = form[field].trim()
  switch (field) {
    case 'AnstNr':
      return firstMessage([required], value, { label: 'Anställd', form })
    case 'KortNr':
      return firstMessage([required, maxLength(maxCardNumber), ofItsCharacters], value, { label: 'Kortnummer', form })
    case 'FromDatum':
      return value === '' ? 'Från och med är obligatoriskt.' : isDate(value) ? undefined : 'Felaktigt datum'
    case 'TomDatum':
      if (value === '') return undefined
      if (!isDate(value)) return 'Felaktigt datum'
      return value < form.FromDatum ? 'Till och med kan inte vara före från och med.' : undefined
    default:
      return undefined
  }
}

/** Returns the error message of a PIN, or undefined. An empty PIN is none. */
export const pinProblem = (pin: string): string | undefined =>
  pin === '' || /^\d{4,6}$/.test(pin) ? undefined : 'PIN ska bestå av fyra till sex siffror.'
