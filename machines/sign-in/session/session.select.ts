import type { SnapshotFrom } from 'xstate'
import { loginFailureCodes } from '#contracts/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** True while a sign-in is waited for. */
export const isSigningIn = (snapshot: Snapshot): boolean => snapshot.matches('signingIn')
/** The sign-in waits for an SMS code. */
export const requiresSms = (snapshot: Snapshot): boolean => snapshot.matches('verifyingSms')
/** The session ended by inactivity, and the person has not read so yet. */
export const isEndedByInactivity = (snapshot: Snapshot): boolean =>
  snapshot.context.byInactivity && !snapshot.matches('signedIn')
/** Why the last sign-in failed, in words; undefined when none has. */
export const signInFailure = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** Whether what failed was the user name or the password, so that both fields are marked. */
export const areCredentialsWrong = ({ context: { failure } }: Snapshot): boolean =>
  failure?.dvCode !== undefined && loginFailureCodes.includes(failure.dvCode)
