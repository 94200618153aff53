import type { SnapshotFrom } from 'xstate'
import { currentPasswordFailureCodes, newPasswordFailureCodes } from '#contracts/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { changePasswordMachine } from './change-password.machine.ts'

type Snapshot = SnapshotFrom<typeof changePasswordMachine>

/** Whether there is a password to change at all. */
export const mayChange = ({ context }: Snapshot): boolean => !context.EnforceBankIDAuth
/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** True while the password is being saved. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** What went wrong with the last attempt, in words; undefined when nothing did. */
export const failureMessage = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** The field that the failure is about, so that it lands there; null when it is about neither. */
export const failedField = ({ context: { failure } }: Snapshot): 'current' | 'next' | null => {
  const code = failure?.dvCode ?? ''
  if (currentPasswordFailureCodes.includes(code)) return 'current'
  return newPasswordFailureCodes.includes(code) ? 'next' : null
}
