import type { SnapshotFrom } from 'xstate'
import { smsCodeFailureCodes } from '#contracts/sign-in/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { smsVerificationMachine } from './sms-verification.machine.ts'

type Snapshot = SnapshotFrom<typeof smsVerificationMachine>

/** True while a code is being requested. No code can be entered meanwhile. */
export const isRequesting = (snapshot: Snapshot): boolean => snapshot.matches('requesting')
/** True while the code is being verified. */
export const isVerifying = (snapshot: Snapshot): boolean => snapshot.matches('verifying')
/** Returns the message of the last code's failure, or undefined. */
export const codeFailure = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** Returns whether the code was refused, so that its field is marked. */
export const isCodeRefused = ({ context: { failure } }: Snapshot): boolean =>
  failure?.dvCode !== undefined && smsCodeFailureCodes.includes(failure.dvCode)
