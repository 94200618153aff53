import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { companyRemovalMachine } from './company-removal.machine.ts'
import { isPasswordRefused } from './company-removal.read.ts'

export { isTyped } from './company-removal.read.ts'

type Snapshot = SnapshotFrom<typeof companyRemovalMachine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** True while the user's identity is being confirmed or the removal is being requested. */
export const isRemoving = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('removing')
/** Returns the company that is to be removed. */
export const company = ({ context }: Snapshot) => context.company
/** Returns how many employees the company has, or null until that is known. */
export const employees = ({ context }: Snapshot) => context.employees
/** Returns whether the company was restored from a copy, or null while that is unknown. */
export const isRestored = ({ context }: Snapshot) => context.isRestored
/** Returns the failure of the last attempt, unless it concerns the password. */
export const failure = ({ context: { failure } }: Snapshot) => (failure && isPasswordRefused(failure) ? null : failure)
/** Returns the message of a refused password, for its field. */
export const passwordRefusal = ({ context: { failure } }: Snapshot): string | undefined =>
  failure && isPasswordRefused(failure) ? failureText(failure) : undefined
