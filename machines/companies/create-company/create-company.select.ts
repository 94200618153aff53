import type { SnapshotFrom } from 'xstate'
import { type NewCompanyField, newCompanyOptions } from '#contracts/companies/new-company.rules.ts'
import type { createCompanyMachine } from './create-company.machine.ts'
import * as read from './create-company.read.ts'

type Snapshot = SnapshotFrom<typeof createCompanyMachine>

/**
 * Returns the message for an id that the list of companies contains. Returns undefined when this
 * form may itself have created that company.
 */
export const takenProblem = ({ context }: Snapshot): string | undefined =>
  read.isUnanswered(context) ? undefined : read.takenText

/** Returns the values of the form. */
export const form = ({ context }: Snapshot) => context.form
/** Returns the options that are offered for the licence, in the form's order. */
export const options = ({ context }: Snapshot) => newCompanyOptions(context)
/** Returns the latest year that can be chosen. */
export const currentYear = ({ context }: Snapshot): number => context.currentYear
/** True while the company is being created. Changes are ignored meanwhile. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')

/**
 * Returns the problem that a field shows. It shows the server's refusal at once, and other problems
 * after the first attempt to create.
 */
export const problemOf = ({ context }: Snapshot, field: NewCompanyField): string | undefined =>
  context.isChecked ? read.wrongWith(context, field) : context.refusals[field]
