import { defaultPayTypeTable, payTypeTables } from '../code-lists/pay-types.ts'
import { maxCompanyId } from '../rules/limits.ts'
import { required } from '../rules/required.ts'
import { firstMessage, type Rule } from '../rules/rule.ts'
import { lineOf, maxLength, oneLine, oneOf } from '../rules/text.ts'
import { newCompanyId } from './company-id.rules.ts'

/**
 * The values of the form for a new company, by the names of the request's fields (first document
 * §2, §3).
 */
export interface NewCompanyForm {
  readonly Namn: string
  readonly FtgId: string
  readonly LoneartsTabell: string
  readonly Year: number
  readonly StdTestData: boolean
  readonly IncludeCSRegistries: boolean
  readonly InactivatePortalHRFunctions: boolean
}
/** The name of a field in the form for a new company. */
export type NewCompanyField = keyof NewCompanyForm
/** The name of an option that only some licences are offered. */
export type NewCompanyOption = 'StdTestData' | 'IncludeCSRegistries' | 'InactivatePortalHRFunctions'

/** The most characters of a company's name. */
export const maxCompanyName = 40
/** The earliest first salary year of a company (first document §9). */
export const firstStartYear = 2019

/** Returns the possible first salary years, the current year first. */
export const startYears = (currentYear: number): readonly number[] =>
  Array.from({ length: Math.max(0, currentYear - firstStartYear + 1) }, (_, back) => currentYear - back)

/** Returns the form's initial values. */
export const emptyCompany = (currentYear: number): NewCompanyForm => ({
  Namn: '',
  FtgId: '',
  LoneartsTabell: defaultPayTypeTable,
  Year: currentYear,
  StdTestData: false,
  IncludeCSRegistries: false,
  InactivatePortalHRFunctions: false,
})

/**
 * The licences that are offered test persons and the standard calculation rules: build-time flags
 * (third document §6).
 */
const testDataLicences: readonly string[] = ['WEB100200', 'WEB300400', 'WEB999100']
/** The licence option whose portal functions can be turned off in a new company. */
const hrOption = 'HRTIL'

interface Licence {
  readonly LicNr: string
  readonly HasLicensOption: Readonly<Record<string, boolean>>
}

/** Returns the options that a licence is offered, in the form's order (first document §2). */
export const newCompanyOptions = ({ LicNr, HasLicensOption }: Licence): readonly NewCompanyOption[] => [
  ...(testDataLicences.includes(LicNr) ? (['StdTestData', 'IncludeCSRegistries'] as const) : []),
  ...(HasLicensOption[hrOption] ? (['InactivatePortalHRFunctions'] as const) : []),
]

const labels = { Namn: 'Företagsnamn', FtgId: 'Företags-id', LoneartsTabell: 'Löneartstabell' } as const
const rules: Readonly<Record<keyof typeof labels, readonly Rule<string>[]>> = {
  Namn: [required, maxLength(maxCompanyName), oneLine],
  FtgId: [required, maxLength(maxCompanyId), oneOfItsForm],
  LoneartsTabell: [required, oneOf(payTypeTables.codes)],
}

/** Refuses an id that is not normalised. The backend does not change an id silently. */
function oneOfItsForm(id: string): string | undefined {
  return newCompanyId(id) === id ? undefined : 'Företags-id får endast bestå av a–z och 0–9.'
}

/**
 * Returns the form with a change applied. The id is normalised as it is typed (first document §5).
 */
export const typedInCompany = (form: NewCompanyForm, change: Partial<NewCompanyForm>): NewCompanyForm => ({
  ...form,
  ...change,
  ...(change.FtgId !== undefined && { FtgId: newCompanyId(change.FtgId) }),
})

/**
 * The fields that are checked, in the form's order. The first field with an error gets the focus.
 */
export const newCompanyFields = [
  'Namn',
  'FtgId',
  'LoneartsTabell',
  'Year',
] as const satisfies readonly NewCompanyField[]

/** Returns the error message of a field, or undefined. */
export function newCompanyProblem(
  form: NewCompanyForm,
  field: (typeof newCompanyFields)[number],
  currentYear: number,
): string | undefined {
  if (field === 'Year') return startYears(currentYear).includes(form.Year) ? undefined : 'Felaktigt värde.'
  return firstMessage(rules[field], lineOf(form[field]), { label: labels[field], form })
}
