import type { SnapshotFrom } from 'xstate'
import { currentPasswordFailureCodes, newPasswordFailureCodes } from '#contracts/account/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { changePasswordMachine } from './change-password.machine.ts'

type Snapshot = SnapshotFrom<typeof changePasswordMachine>

/** Returns whether the account has a password. */
export const mayChange = ({ context }: Snapshot): boolean => !context.EnforceBankIDAuth
/** True while the dialog is open. */
export const isOpen = (snapshot: Snapshot): boolean => !snapshot.matches('closed')
/** True while the password is being saved. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** Returns the message of the last attempt's failure, or undefined. */
export const failureMessage = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** Returns the field that the failure concerns, or null. */
export const failedField = ({ context: { failure } }: Snapshot): 'current' | 'next' | null => {
  const code = failure?.dvCode ?? ''
  if (currentPasswordFailureCodes.includes(code)) return 'current'
  return newPasswordFailureCodes.includes(code) ? 'next' : null
}
