import type { SnapshotFrom } from 'xstate'
import type { paymentsMachine } from './payments.machine.ts'
import { cancelledIn } from './payments.read.ts'

type Snapshot = SnapshotFrom<typeof paymentsMachine>

/** Returns the payments on display, or null until they have been fetched. */
export const payments = ({ context }: Snapshot) => context.payments
/** True when the payments could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** True when the period does not exist. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** Returns what is being done, or an empty text. */
export const acting = (snapshot: Snapshot) => (snapshot.matches('acting') ? (snapshot.context.step?.act ?? '') : '')
/** Returns why the last step was refused, or an empty text. */
export const refused = ({ context }: Snapshot): string => context.refused
/** Returns the number of the order whose reason is being written, or 0. */
export const cancelling = (snapshot: Snapshot): number =>
  snapshot.matches('cancelling') || snapshot.matches('acting') ? cancelledIn(snapshot.context) : 0
