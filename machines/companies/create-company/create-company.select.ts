import type { SnapshotFrom } from 'xstate'
import {
  type NewCompanyField,
  newCompanyFields,
  newCompanyOptions,
  newCompanyProblem,
} from '#contracts/companies/new-company.rules.ts'
import { errors } from '#contracts/errors.ts'
import type { createCompanyMachine } from './create-company.machine.ts'
import * as read from './create-company.read.ts'
import type { CreateCompanyContext } from './create-company.types.ts'

type Snapshot = SnapshotFrom<typeof createCompanyMachine>

/**
 * What the id says while a company of that id is in the list. One that this form may have created
 * says nothing.
 */
export const takenProblem = ({ context }: Snapshot): string | undefined =>
  read.isUnanswered(context) ? undefined : takenText

export const form = ({ context }: Snapshot) => context.form
/** The options that the licence is offered, in the form's order. */
export const options = ({ context }: Snapshot) => newCompanyOptions(context)
export const currentYear = ({ context }: Snapshot): number => context.currentYear
/** The company is being created: nothing can be changed meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')

type CheckedField = (typeof newCompanyFields)[number]
const isChecked = (field: NewCompanyField): field is CheckedField => newCompanyFields.some(each => each === field)

/** What is wrong with a field, whether or not it is to be said yet. */
const wrongWith = ({ form, currentYear, refusals }: CreateCompanyContext, field: NewCompanyField) =>
  (isChecked(field) ? newCompanyProblem(form, field, currentYear) : undefined) ?? refusals[field]

/** What a field says: what the server refused at once, the rest once it has been tried. */
export const problemOf = ({ context }: Snapshot, field: NewCompanyField): string | undefined =>
  context.isChecked ? wrongWith(context, field) : context.refusals[field]

/** The first that is wrong, as they stand in the form. */
export const firstWrong = (context: CreateCompanyContext): string | undefined =>
  newCompanyFields.find(field => wrongWith(context, field) !== undefined)

/** What an id says that is in the list of companies. */
export const takenText = errors.companyIdTaken.message
