import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { demoRequestMachine } from './demo-request.machine.ts'

type Snapshot = SnapshotFrom<typeof demoRequestMachine>

/** True while the request is being sent. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches('sending')
/** True when the request has been received. */
export const isSent = (snapshot: Snapshot): boolean => snapshot.matches('sent')
/** Returns the message of the failure to send, or undefined. */
export const failure = ({ context }: Snapshot): string | undefined =>
  context.failure ? failureText(context.failure) : undefined
