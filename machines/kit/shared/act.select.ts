import type { ActContext } from './act.ts'

/** A snapshot of actions, for their selectors. */
export interface ActSnapshot<Act, Value, Subject> {
  readonly context: ActContext<Act, Value, Subject>
  readonly value: unknown
}

/** True while an action is being done. The buttons of others are then disabled. */
export const isActing = ({ value }: ActSnapshot<unknown, unknown, unknown>): boolean => value === 'acting'
/** Returns the subject of the open dialog, or null. */
export const subjectIn = <Subject>({ context }: ActSnapshot<unknown, unknown, Subject>): Subject | null =>
  context.subject
/** Returns the failure of the last action, or null. */
export const refusalIn = ({ context }: ActSnapshot<unknown, unknown, unknown>) => context.refusal
/** Returns the value on display with the action that gave it, or null. */
export const shownIn = <Act, Value>({ context: { act, value } }: ActSnapshot<Act, Value, unknown>) =>
  act === null || value === null ? null : { act, value }
/** Returns the number of changes, by which a list knows that it is outdated. */
export const changesIn = ({ context }: ActSnapshot<unknown, unknown, unknown>): number => context.changes
