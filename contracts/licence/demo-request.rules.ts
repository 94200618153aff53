import { emailMessage, normalisePhone, phoneMessage } from '../rules/contact.ts'
import { passesLuhn } from '../rules/luhn.ts'
import { labelled } from '../rules/rule.ts'
import { lineOf, linesOf, manyLines, oneLine } from '../rules/text.ts'

/** The values of the form at `/testa-gratis`, as typed. */
export interface DemoRequestForm {
  readonly company: string
  readonly orgnr: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly employees: string
  readonly message: string
}
/** The name of a field in the form. */
export type DemoRequestField = keyof DemoRequestForm

/** The most characters of a name. */
export const maxDemoName = 100
/** The most characters of the message. */
export const maxDemoMessage = 1000
/** The largest number of employees. */
export const maxDemoEmployees = 100_000

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * Returns an organisation number without spaces and hyphens: 10 digits, or the 12 of a sole
 * trader's personal number.
 */
export const normaliseOrgnr = (orgnr: string): string => orgnr.replace(/[\s-]/g, '')

/** True when the text is a valid organisation number as `normaliseOrgnr` returns it. */
export const isOrgnr = (orgnr: string): boolean => /^(\d{2})?\d{10}$/.test(orgnr) && passesLuhn(orgnr.slice(-10))

const name = (value: string, what: string): string | undefined => {
  const { length } = value.trim()
  if (length === 0) return `${what} är obligatoriskt.`
  if (length > maxDemoName) return `${what} får bestå av max ${maxDemoName} tecken.`
  return oneLine(lineOf(value), labelled(what))
}

const employees = (value: string): string | undefined => {
  const count = digitsOf(value)
  if (value.trim() === '') return 'Antal anställda är obligatoriskt.'
  if (/[^\d\s]/.test(value)) return 'Skriv antalet anställda med siffror.'
  if (Number(count) === 0) return 'Ange minst en anställd.'
  return Number(count) > maxDemoEmployees ? 'Ange högst 100 000 anställda.' : undefined
}

/** The rule of each field. Returns the error message of a value, or undefined. */
export const demoRequestRules: { readonly [Field in DemoRequestField]: (value: string) => string | undefined } = {
  company: value => name(value, 'Företagsnamn'),
  orgnr: value => {
    const orgnr = normaliseOrgnr(value)
    if (orgnr === '') return 'Organisationsnummer är obligatoriskt.'
    if (!/^(\d{2})?\d{10}$/.test(orgnr)) return 'Organisationsnummer skrivs med tio siffror, till exempel 556677-8899.'
    return isOrgnr(orgnr) ? undefined : 'Organisationsnumret stämmer inte. Kontrollera siffrorna.'
  },
  name: value => name(value, 'Namn'),
  email: value => (value.trim() === '' ? 'E-post är obligatoriskt.' : emailMessage(value)),
  phone: value => (normalisePhone(value) === '' ? 'Telefon är obligatoriskt.' : phoneMessage(value)),
  employees,
  message: value =>
    value.trim().length > maxDemoMessage
      ? `Meddelandet får bestå av max ${maxDemoMessage} tecken.`
      : manyLines(linesOf(value), labelled('Meddelandet')),
}

/** Returns the number of employees from a text that has passed its rule. */
export const employeesIn = (value: string): number => Number(digitsOf(value))
