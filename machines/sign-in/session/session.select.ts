import type { SnapshotFrom } from 'xstate'
import { loginFailureCodes } from '#contracts/sign-in/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { sessionMachine } from './session.machine.ts'

type Snapshot = SnapshotFrom<typeof sessionMachine>

/** True while the answer to a sign-in is awaited, or that to the sign-out before it. */
export const isSigningIn = (snapshot: Snapshot): boolean => snapshot.context.attempt !== null && !requiresSms(snapshot)
/** True while the sign-in requires an SMS code. */
export const requiresSms = (snapshot: Snapshot): boolean => snapshot.matches('verifyingSms')
/** True when the session ended by inactivity, until the user has read the message. */
export const isEndedByInactivity = (snapshot: Snapshot): boolean =>
  snapshot.context.byInactivity && !snapshot.matches('signedIn')
/** Returns the message of the last sign-in's failure, or undefined. */
export const signInFailure = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** Returns whether the user name or the password was wrong, so that both fields are marked. */
export const areCredentialsWrong = ({ context: { failure } }: Snapshot): boolean =>
  failure?.dvCode !== undefined && loginFailureCodes.includes(failure.dvCode)
