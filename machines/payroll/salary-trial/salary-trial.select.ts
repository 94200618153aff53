import type { SnapshotFrom } from 'xstate'
import { trialForm, trialRequest } from '#contracts/payroll/trial/trial.form.ts'
import { isWhole, settled } from '../../kit/form/form.draft.ts'
import type { FormMachine } from '../../kit/form/form.machine.ts'
import type { salaryTrialMachine } from './salary-trial.machine.ts'
import type { TrialRequest } from './salary-trial.types.ts'

type Snapshot = SnapshotFrom<typeof salaryTrialMachine>

/** True while the case is shown. */
export const isOpen = (snapshot: Snapshot): boolean => snapshot.matches('open')
/** Returns the values that the form begins with: the id of what the form shows. */
export const from = ({ context }: Snapshot): string => context.from
/** Returns the latest answer, or null before the first. */
export const answer = ({ context }: Snapshot) => context.answer
/** Returns why the last calculation was refused or failed, or null. */
export const failure = ({ context }: Snapshot) => context.failure
/** True while an answer is awaited. The one on display belongs to earlier values. */
export const isAsking = (snapshot: Snapshot): boolean =>
  snapshot.matches({ open: 'pausing' }) || snapshot.matches({ open: 'asking' })
/** True when the answer on display belongs to the values. */
export const isAnswered = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'answered' })
/** True when the backend refuses the values. */
export const isRefused = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'refused' })
/** True when the calculation failed, and can be tried again. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })

/**
 * Returns what to ask for a form's values, also those being typed, as JSON; an empty text while
 * they have a problem. Texts are compared, so that a component renders for a new question only.
 */
export function questionIn({ context }: SnapshotFrom<FormMachine>): string {
  if (!isWhole(context)) return ''
  const { values, typed } = settled(trialForm, context)
  const isRead = Object.keys(typed).length === 0
  return isRead && Object.keys(trialForm.problems(values)).length === 0 ? JSON.stringify(trialRequest(values)) : ''
}

/** Returns the request of a question, or null for none. */
export const requestOf = (question: string): TrialRequest | null => (question === '' ? null : JSON.parse(question))

/** Returns what a form holds, whatever its problems, for another case to begin with. */
export const valuesIn = ({ context }: SnapshotFrom<FormMachine>): string =>
  JSON.stringify(trialRequest(settled(trialForm, context).values))
