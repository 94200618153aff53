import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import { type AccountField, fieldOfFailure } from './my-account.fields.ts'
import type { myAccountMachine } from './my-account.machine.ts'

type Snapshot = SnapshotFrom<typeof myAccountMachine>

/** Returns the account as it is saved, or null until it has been fetched. */
export const account = ({ context }: Snapshot) => context.account
/** Returns the fields that have been changed, with their new values. */
export const draft = ({ context }: Snapshot) => context.draft
/**
 * Returns when the draft was last changed before a reload, in milliseconds since the epoch. Null
 * for a draft of this page.
 */
export const writtenAt = ({ context }: Snapshot): number | null => context.writtenAt
/** True when the account could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches('failed')
/** True while the account is being saved. */
export const isSaving = (snapshot: Snapshot): boolean => snapshot.matches('saving')
/** Returns the number of fields that differ from their saved values. */
export const changedFields = ({ context }: Snapshot): number => Object.keys(context.draft).length
/**
 * True when saving the draft requires the current password: it changes the name, the mobile number
 * or two-step sign-in.
 */
export const needsPassword = ({ context: { draft } }: Snapshot): boolean =>
  draft.Namn !== undefined || draft.Mobil !== undefined || draft.requireSMSVerification !== undefined
/** Returns the backend's message for a refused field, or undefined. */
export const refusal = ({ context: { failure } }: Snapshot, field: AccountField): string | undefined =>
  failure && fieldOfFailure(failure) === field ? failureText(failure) : undefined
