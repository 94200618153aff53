import { defaultPayTypeTable, payTypeTables } from '../code-lists/pay-types.ts'
import { required } from '../rules/required.ts'
import { firstMessage, type Rule } from '../rules/rule.ts'
import { maxLength, oneOf } from '../rules/text.ts'
import { isStorable } from '../wire.ts'
import { newCompanyId } from './company-id.rules.ts'

/**
 * The form of a new company as it is written, by the wire names of what is sent (first document §2,
 * §3).
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
export type NewCompanyField = keyof NewCompanyForm
export type NewCompanyOption = 'StdTestData' | 'IncludeCSRegistries' | 'InactivatePortalHRFunctions'

export const maxCompanyName = 40
export const maxCompanyId = 15
/** The first year that a company can start in (first document §9). */
export const firstStartYear = 2019

/** The years to choose from, the current one first. */
export const startYears = (currentYear: number): readonly number[] =>
  Array.from({ length: Math.max(0, currentYear - firstStartYear + 1) }, (_, back) => currentYear - back)

/** What the form begins with. */
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
 * Build-time flags (third document §6): the licences that are offered test persons and the standard
 * calculation rules.
 */
const testDataLicences: readonly string[] = ['WEB100200', 'WEB300400', 'WEB999100']
/** The licence option whose portal functions a new company may be without. */
const hrOption = 'HRTIL'

interface Licence {
  readonly LicNr: string
  readonly HasLicensOption: Readonly<Record<string, boolean>>
}

/** The options that a licence is offered, in the form's order (first document §2). */
export const newCompanyOptions = ({ LicNr, HasLicensOption }: Licence): readonly NewCompanyOption[] => [
  ...(testDataLicences.includes(LicNr) ? (['StdTestData', 'IncludeCSRegistries'] as const) : []),
  ...(HasLicensOption[hrOption] ? (['InactivatePortalHRFunctions'] as const) : []),
]

const labels = { Namn: 'Företagsnamn', FtgId: 'Företags-id', LoneartsTabell: 'Löneartstabell' } as const
const rules: Readonly<Record<keyof typeof labels, readonly Rule<string>[]>> = {
  Namn: [required, maxLength(maxCompanyName), name => (isStorable(name) ? undefined : 'Felaktigt värde.')],
  FtgId: [required, maxLength(maxCompanyId), oneOfItsForm],
  LoneartsTabell: [required, oneOf(payTypeTables.codes)],
}

/** What is sent without the form's normalisation is refused rather than changed in silence. */
function oneOfItsForm(id: string): string | undefined {
  return newCompanyId(id) === id ? undefined : 'Företags-id får endast bestå av a–z och 0–9.'
}

/**
 * The form as it is kept: what is typed in the id is normalised as it is typed (first document §5).
 */
export const typedInCompany = (form: NewCompanyForm, change: Partial<NewCompanyForm>): NewCompanyForm => ({
  ...form,
  ...change,
  ...(change.FtgId !== undefined && { FtgId: newCompanyId(change.FtgId) }),
})

/** As they stand in the form: the first that is wrong gets the focus. */
export const newCompanyFields = [
  'Namn',
  'FtgId',
  'LoneartsTabell',
  'Year',
] as const satisfies readonly NewCompanyField[]

/** What is wrong with a field of a new company, or undefined. */
export function newCompanyProblem(
  form: NewCompanyForm,
  field: (typeof newCompanyFields)[number],
  currentYear: number,
): string | undefined {
  if (field === 'Year') return startYears(currentYear).includes(form.Year) ? undefined : 'Felaktigt värde.'
  return firstMessage(rules[field], form[field].trim(), { label: labels[field], form })
}
