import type { SnapshotFrom } from 'xstate'
import { failureText } from '../../kit/shared/tell.ts'
import type { fosMachine } from './fos.machine.ts'

type Snapshot = SnapshotFrom<typeof fosMachine>

/** True while an enquiry is being made. */
export const isAsking = (snapshot: Snapshot): boolean => snapshot.matches('asking')
/** True while an answer is being read. */
export const isReading = (snapshot: Snapshot): boolean => snapshot.matches('reading')
/** True while an answer is on display, before it is stored. */
export const isPreviewing = (snapshot: Snapshot): boolean =>
  snapshot.matches('previewing') || snapshot.matches('accepting')
/** True while an answer is being stored. */
export const isAccepting = (snapshot: Snapshot): boolean => snapshot.matches('accepting')
/** Returns the enquiry that was made last, or null. */
export const made = ({ context }: Snapshot) => context.made
/** Returns what is known of the answer, once it is read. */
export const read = ({ context }: Snapshot) => context.read
/** Returns the numbers of the employees that are left out. */
export const out = ({ context }: Snapshot) => context.out
/** Returns how many employees the last answer changed, or null. */
export const done = ({ context }: Snapshot) => context.done
/** Returns how many enquiries were made, by which a list knows that it is outdated. */
export const changes = ({ context }: Snapshot): number => context.changes
/** Returns why the enquiry was refused, or undefined. */
export const askFailureMessage = ({ context: { askFailure } }: Snapshot): string | undefined =>
  askFailure ? failureText(askFailure) : undefined
/** Returns why the answer was refused, or undefined. */
export const failureMessage = ({ context: { failure } }: Snapshot): string | undefined =>
  failure ? failureText(failure) : undefined
