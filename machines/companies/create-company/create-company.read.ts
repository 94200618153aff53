import { type NewCompanyField, newCompanyFields, newCompanyProblem } from '#contracts/companies/new-company.rules.ts'
import { errors } from '#contracts/errors.ts'
import type { CreateCompanyContext } from './create-company.types.ts'

/** Returns a text that identifies the creation of a company with the form's current values. */
export const creationOf = ({ form }: Pick<CreateCompanyContext, 'form'>): string => JSON.stringify(form)

/** True when the same creation was requested before without an answer, so the company may exist. */
export const isUnanswered = (context: Pick<CreateCompanyContext, 'form' | 'intent'>): boolean =>
  context.intent?.what === creationOf(context)

type CheckedField = (typeof newCompanyFields)[number]
const isChecked = (field: NewCompanyField): field is CheckedField => newCompanyFields.some(each => each === field)

/** Returns the problem of a field, whether or not the field shows it yet. */
export const wrongWith = ({ form, currentYear, refusals }: CreateCompanyContext, field: NewCompanyField) =>
  (isChecked(field) ? newCompanyProblem(form, field, currentYear) : undefined) ?? refusals[field]

/** Returns the first invalid field, in the order of the form. */
export const firstWrong = (context: CreateCompanyContext): string | undefined =>
  newCompanyFields.find(field => wrongWith(context, field) !== undefined)

/** The message of the id field when the list of companies contains the id. */
export const takenText = errors.companyIdTaken.message
