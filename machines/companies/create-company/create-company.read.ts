import { type NewCompanyField, newCompanyFields, newCompanyProblem } from '#contracts/companies/new-company.rules.ts'
import { errors } from '#contracts/errors.ts'
import type { CreateCompanyContext } from './create-company.types.ts'

/** Describes the creation that the form asks for as it stands. */
export const creationOf = ({ form }: Pick<CreateCompanyContext, 'form'>): string => JSON.stringify(form)

/** True when the same was asked for before and no answer came: the company may be there. */
export const isUnanswered = (context: Pick<CreateCompanyContext, 'form' | 'intent'>): boolean =>
  context.intent?.what === creationOf(context)

type CheckedField = (typeof newCompanyFields)[number]
const isChecked = (field: NewCompanyField): field is CheckedField => newCompanyFields.some(each => each === field)

/** Returns what is wrong with a field, whether or not the field says so yet. */
export const wrongWith = ({ form, currentYear, refusals }: CreateCompanyContext, field: NewCompanyField) =>
  (isChecked(field) ? newCompanyProblem(form, field, currentYear) : undefined) ?? refusals[field]

/** Returns the first field that is wrong, in the order of the form. */
export const firstWrong = (context: CreateCompanyContext): string | undefined =>
  newCompanyFields.find(field => wrongWith(context, field) !== undefined)

/** What the id says when the list of companies has it. */
export const takenText = errors.companyIdTaken.message
