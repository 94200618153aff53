import type { SnapshotFrom } from 'xstate'
import { newPasswordFailureCodes } from '#contracts/account/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { invitationMachine } from './invitation.machine.ts'

type Snapshot = SnapshotFrom<typeof invitationMachine>

/** Returns the account of the link, or null. */
export const invitation = ({ context }: Snapshot) => context.invitation
/** Returns what the page shows. */
export const view = (snapshot: Snapshot): 'loading' | 'failed' | 'gone' | 'form' | 'done' => {
  if (snapshot.matches('failed')) return 'failed'
  if (snapshot.matches('gone')) return 'gone'
  if (snapshot.matches('done')) return 'done'
  return snapshot.matches('choosing') || snapshot.matches('saving') ? 'form' : 'loading'
}
/** True while the password is being saved. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** Returns the message of the last failure, or undefined. */
export const failure = ({ context }: Snapshot): string | undefined =>
  context.failure ? failureText(context.failure) : undefined
/** True when the failure concerns the password. */
export const isOfPassword = ({ context }: Snapshot): boolean =>
  newPasswordFailureCodes.includes(context.failure?.dvCode ?? '')
