import type { SnapshotFrom } from 'xstate'
import type { AssignmentQuestion } from '#contracts/payroll/assignments/shapes.ts'
import { payAssignments } from '#contracts/registers/pay-assignments.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { isWhole, settled } from '../../kit/form/form.draft.ts'
import type { FormMachine } from '../../kit/form/form.machine.ts'
import type { assignmentPreviewMachine } from './assignment-preview.machine.ts'

type Snapshot = SnapshotFrom<typeof assignmentPreviewMachine>

/** Returns the latest answer, or null before the first. */
export const answer = ({ context }: Snapshot) => context.answer
/** Returns why the last question was refused or failed, or null. */
export const failure = ({ context }: Snapshot) => context.failure
/** True while an answer is awaited. The one on display belongs to earlier values. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('pausing') || snapshot.matches('asking')
/** True when the question failed, and can be asked again. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')

/** The fields that the question does without: an assignment gets its code and its name last. */
const unneeded = ['UppdragId', 'BenText']

/**
 * Returns what to ask of a form's values, also those being typed, without a period, as JSON; an
 * empty text while they have a problem. Texts are compared, so that a component renders for a new
 * question only.
 */
export function valuesIn({ context }: SnapshotFrom<FormMachine>, today: IsoDate): string {
  if (!isWhole(context)) return ''
  const { model } = payAssignments
  const { values, typed } = settled(model, context)
  const wrong = [...Object.keys(typed), ...Object.keys(model.problems(values))]
  return wrong.every(name => unneeded.includes(name)) ? JSON.stringify(model.write(values, today)) : ''
}

/** Returns the question of a form's values in a period, or null for none. */
export const questionOf = (values: string, Period: string): AssignmentQuestion | null =>
  values === '' || Period === '' ? null : { Period, Values: JSON.parse(values) }
