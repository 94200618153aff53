import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { companyRemovalMachine } from './company-removal.machine.ts'
import { isPasswordRefused } from './company-removal.read.ts'

export { isTyped } from './company-removal.read.ts'

type Snapshot = SnapshotFrom<typeof companyRemovalMachine>

/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** It is being confirmed and asked for. */
export const isRemoving = (snapshot: Snapshot): boolean =>
  snapshot.matches('confirming') || snapshot.matches('removing')
/** Returns the company that is to be removed. */
export const company = ({ context }: Snapshot) => context.company
/** Returns how many employees the company has, or null until that is known. */
export const employees = ({ context }: Snapshot) => context.employees
/** Whether it was restored from a copy; null while that is not known. */
export const isRestored = ({ context }: Snapshot) => context.isRestored
/** Why it came to nothing, but for the password. */
export const failure = ({ context: { failure } }: Snapshot) => (failure && isPasswordRefused(failure) ? null : failure)
/** What is wrong with the password, at its field. */
export const passwordRefusal = ({ context: { failure } }: Snapshot): string | undefined =>
  failure && isPasswordRefused(failure) ? failureText(failure) : undefined
