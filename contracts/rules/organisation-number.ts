import { passesLuhn } from './luhn.ts'
import { format, parsed, type Rule, refused } from './rule.ts'

/**
 * The rule and the format of organisation numbers: 12 digits, of which the first two give the kind
 * (second document §5.1; Lag 1974:174 om identitetsbeteckning).
 */
const message = 'Felaktigt organisationsnummer.'

/**
 * Requires an organisation number of 12 digits. It begins with 16 for a legal person. It begins
 * with 18, 19 or 20 for the business or the estate of a natural person, whose personal number it
 * is.
 */
export const organisationNumber: Rule = number =>
  number === '' || (/^(16|18|19|20)\d{10}$/.test(number) && passesLuhn(number.slice(2))) ? undefined : message

/**
 * Matches a legal person's number, in 10 digits. The digits in the place of a month are at least
 * 20.
 */
const ofLegalPerson = /^[1-9]\d[2-9]\d{7}$/

/**
 * Returns an organisation number of 10 or 12 digits as it is written. A legal person's shows its
 * last ten digits with a dash, a natural person's all 12 with a dash. Other texts are returned
 * unchanged.
 */
export const showOrganisationNumber = (number: string): string => {
  const shown = /^(16)?(\d{6})(\d{4})$/.exec(number)?.slice(2) ?? /^(\d{8})(\d{4})$/.exec(number)?.slice(1)
  return shown ? shown.join('-') : number
}

/**
 * The format of organisation numbers. They are typed with 12 digits, or with the 10 of a legal
 * person, with or without a dash.
 */
export const organisationNumberFormat = format<string>({
  empty: '',
  parse: typed => {
    const digits = typed.trim().replace(/^(\d{6}|\d{8})-(?=\d{4}$)/, '$1')
    const number = ofLegalPerson.test(digits) ? `16${digits}` : digits
    return organisationNumber(number, { label: '', form: undefined }) === undefined ? parsed(number) : refused(message)
  },
  show: showOrganisationNumber,
})
