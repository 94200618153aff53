import { passesLuhn } from './luhn.ts'
import { format, parsed, type Rule, refused } from './rule.ts'

/**
 * Organisation numbers: 12 digits, the first two of which say whose (second document §5.1; Lag
 * 1974:174 om identitetsbeteckning).
 */
const message = 'Felaktigt organisationsnummer.'

/**
 * 16 for a legal person; 18, 19 and 20 for a natural person's firm, which goes by a personal
 * number, or its estate.
 */
export const organisationNumber: Rule = number =>
  number === '' || (/^(16|18|19|20)\d{10}$/.test(number) && passesLuhn(number.slice(2))) ? undefined : message

/** A legal person's number has at least 20 where a personal number has its month. */
const ofLegalPerson = /^[1-9]\d[2-9]\d{7}$/

/**
 * 10 or 12 digits, as people write it: the last ten of a legal person's with a dash; a person's
 * whole. What is neither is left.
 */
export const showOrganisationNumber = (number: string): string => {
  const shown = /^(16)?(\d{6})(\d{4})$/.exec(number)?.slice(2) ?? /^(\d{8})(\d{4})$/.exec(number)?.slice(1)
  return shown ? shown.join('-') : number
}

/** Typed with 12 digits, or with the ten of a legal person; with a dash or not. */
export const organisationNumberFormat = format<string>({
  empty: '',
  parse: typed => {
    const digits = typed.trim().replace(/^(\d{6}|\d{8})-(?=\d{4}$)/, '$1')
    const number = ofLegalPerson.test(digits) ? `16${digits}` : digits
    return organisationNumber(number, { label: '', form: undefined }) === undefined ? parsed(number) : refused(message)
  },
  show: showOrganisationNumber,
})
