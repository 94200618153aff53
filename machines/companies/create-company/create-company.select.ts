import type { SnapshotFrom } from 'xstate'
import { type NewCompanyField, newCompanyOptions } from '#contracts/companies/new-company.rules.ts'
import type { createCompanyMachine } from './create-company.machine.ts'
import * as read from './create-company.read.ts'

type Snapshot = SnapshotFrom<typeof createCompanyMachine>

/**
 * What the id says while a company of that id is in the list. One that this form may have created
 * says nothing.
 */
export const takenProblem = ({ context }: Snapshot): string | undefined =>
  read.isUnanswered(context) ? undefined : read.takenText

/** Returns what is written in the form. */
export const form = ({ context }: Snapshot) => context.form
/** The options that the licence is offered, in the form's order. */
export const options = ({ context }: Snapshot) => newCompanyOptions(context)
/** Returns the latest year that can be chosen. */
export const currentYear = ({ context }: Snapshot): number => context.currentYear
/** The company is being created: nothing can be changed meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')

/** What a field says: what the server refused at once, the rest once it has been tried. */
export const problemOf = ({ context }: Snapshot, field: NewCompanyField): string | undefined =>
  context.isChecked ? read.wrongWith(context, field) : context.refusals[field]
