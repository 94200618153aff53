import type { SnapshotFrom } from 'xstate'
import { smsCodeFailureCodes } from '#contracts/errors.ts'
import { failureText } from '../../kit/shared/tell.ts'
import type { smsVerificationMachine } from './sms-verification.machine.ts'

type Snapshot = SnapshotFrom<typeof smsVerificationMachine>

/** A code is asked for: until it is sent, there is none to write. */
export const isRequesting = (snapshot: Snapshot): boolean => snapshot.matches('requesting')
/** True while the code is being tried. */
export const isVerifying = (snapshot: Snapshot): boolean => snapshot.matches('verifying')
/** What went wrong with the last code, in words; undefined when nothing did. */
export const codeFailure = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
/** Whether it was the code that was refused, so that its field is marked. */
export const isCodeRefused = ({ context: { failure } }: Snapshot): boolean =>
  failure?.dvCode !== undefined && smsCodeFailureCodes.includes(failure.dvCode)
