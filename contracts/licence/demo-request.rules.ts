import { emailMessage, normalisePhone, phoneMessage } from '../rules/contact.ts'
import { passesLuhn } from '../rules/luhn.ts'

/** The form at `/testa-gratis`, as it is typed. */
export interface DemoRequestForm {
  readonly company: string
  readonly orgnr: string
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly employees: string
  readonly message: string
}
export type DemoRequestField = keyof DemoRequestForm

export const maxDemoName = 100
export const maxDemoMessage = 1000
export const maxDemoEmployees = 100_000

const digitsOf = (text: string): string => text.replace(/\D/g, '')

/**
 * An organisation number as it is kept: 10 digits, or the 12 of a sole trader's personal number.
 */
export const normaliseOrgnr = (orgnr: string): string => orgnr.replace(/[\s-]/g, '')

export const isOrgnr = (orgnr: string): boolean => /^(\d{2})?\d{10}$/.test(orgnr) && passesLuhn(orgnr.slice(-10))

const name = (value: string, what: string): string | undefined => {
  const { length } = value.trim()
  if (length === 0) return `${what} är obligatoriskt.`
  return length > maxDemoName ? `${what} får bestå av max ${maxDemoName} tecken.` : undefined
}

const employees = (value: string): string | undefined => {
  const count = digitsOf(value)
  if (value.trim() === '') return 'Antal anställda är obligatoriskt.'
  if (/[^\d\s]/.test(value)) return 'Skriv antalet anställda med siffror.'
  if (Number(count) === 0) return 'Ange minst en anställd.'
  return Number(count) > maxDemoEmployees ? 'Ange högst 100 000 anställda.' : undefined
}

/** The rules of each field: the message that fails, or undefined. */
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
    value.trim().length > maxDemoMessage ? `Meddelandet får bestå av max ${maxDemoMessage} tecken.` : undefined,
}

/** The number of employees as typed, which has passed its rule. */
export const employeesIn = (value: string): number => Number(digitsOf(value))
