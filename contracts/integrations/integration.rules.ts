import type { Right } from '../rights/catalogue.ts'
import { addDays, type IsoDate, isDate } from '../rules/date.ts'
import { required } from '../rules/required.ts'
import { firstMessage } from '../rules/rule.ts'
import { lineOf, linesOf, manyLines, maxLength, oneLine } from '../rules/text.ts'

/** The values of an integration's form, by the names of the request's fields. */
export interface IntegrationForm {
  readonly Namn: string
  readonly Beskrivning: string
  /** The rights that the key gives. */
  readonly Scopes: readonly Right[]
  /** True for every company of the licence that needs no SMS code, also later ones. */
  readonly AllCompanies: boolean
  /** The ids of the chosen companies. Empty with `AllCompanies`. */
  readonly Companies: readonly string[]
  /** The last day on which the key is valid. */
  readonly ExpiresOn: IsoDate
}
/** The name of a field in an integration's form. */
export type IntegrationField = keyof IntegrationForm

/** The most characters of an integration's name. */
export const maxIntegrationName = 60
/** The most characters of an integration's description. */
export const maxIntegrationDescription = 500
/** The most companies that are chosen one by one. */
export const maxIntegrationCompanies = 500

/** The hours that a replaced key still works, unless it is ended at once. */
export const oldKeyHours = 24

const inYears = (today: IsoDate, years: number): IsoDate => {
  const later = `${Number(today.slice(0, 4)) + years}${today.slice(4)}`
  return isDate(later) ? later : `${later.slice(0, 8)}28`
}

/** Returns the expiry that a new integration begins with: one year ahead. */
export const defaultExpiry = (today: IsoDate): IsoDate => inYears(today, 1)
/** Returns the latest expiry that can be chosen: two years ahead. */
export const latestExpiry = (today: IsoDate): IsoDate => inYears(today, 2)

/** Returns the form's initial values. */
export const emptyIntegration = (today: IsoDate): IntegrationForm => ({
  Namn: '',
  Beskrivning: '',
  Scopes: [],
  AllCompanies: false,
  Companies: [],
  ExpiresOn: defaultExpiry(today),
})

/** The fields, in the form's order. The first field with an error gets the focus. */
export const integrationFields = [
  'Namn',
  'Beskrivning',
  'ExpiresOn',
  'Companies',
  'Scopes',
] as const satisfies readonly IntegrationField[]

/**
 * Returns the error message of a field, or undefined.
 *
 * @param kept the expiry that is stored: it may have passed, as long as it is not changed
 */
export function integrationProblem(
  form: IntegrationForm,
  field: IntegrationField,
  today: IsoDate,
  kept?: IsoDate,
): string | undefined {
  switch (field) {
    case 'Namn':
      return firstMessage([required, maxLength(maxIntegrationName), oneLine], lineOf(form.Namn), {
        label: 'Namn',
        form,
      })
    case 'Beskrivning':
      return firstMessage([maxLength(maxIntegrationDescription), manyLines], linesOf(form.Beskrivning), {
        label: 'Beskrivning',
        form,
      })
    case 'ExpiresOn':
      return form.ExpiresOn === kept ? undefined : expiryProblem(form.ExpiresOn, today)
    case 'Scopes':
      return form.Scopes.length === 0 ? 'Välj minst en behörighet.' : undefined
    case 'Companies':
      return companiesProblem(form)
    default:
      return undefined
  }
}

function expiryProblem(date: IsoDate, today: IsoDate): string | undefined {
  if (date === '') return 'Giltig till och med är obligatoriskt.'
  if (!isDate(date)) return 'Felaktigt datum'
  if (date < today) return 'Giltig till och med kan inte vara ett datum som har passerat.'
  return date > latestExpiry(today) ? `Nyckeln kan gälla längst till ${latestExpiry(today)}, två år framåt.` : undefined
}

function companiesProblem({ AllCompanies, Companies }: IntegrationForm): string | undefined {
  if (AllCompanies) return undefined
  if (Companies.length === 0) return 'Välj minst ett företag.'
  return Companies.length > maxIntegrationCompanies ? `Välj högst ${maxIntegrationCompanies} företag.` : undefined
}

/** The number of days before its expiry from which a list warns of a key. */
const warningDays = 30

/** True when a key expires soon. */
export const expiresSoon = (ExpiresOn: IsoDate, today: IsoDate): boolean => ExpiresOn < addDays(today, warningDays)
