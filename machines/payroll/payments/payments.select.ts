import type { SnapshotFrom } from 'xstate'
import type { paymentsMachine } from './payments.machine.ts'

type Snapshot = SnapshotFrom<typeof paymentsMachine>

/** Returns the payments on display, or null until they have been fetched. */
export const payments = ({ context }: Snapshot) => context.payments
/** True when the payments could not be fetched. */
export const isFailed = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'failed' })
/** True when the period does not exist. */
export const isMissing = (snapshot: Snapshot): boolean => snapshot.matches('missing')
/** True while an order is being made. */
export const isMaking = (snapshot: Snapshot): boolean => snapshot.matches('making')
/** True while an order is being marked as paid. */
export const isSettling = (snapshot: Snapshot): boolean => snapshot.matches('settling')
/** Returns why the last step was refused, or an empty text. */
export const refused = ({ context }: Snapshot): string => context.refused
/** True while the dialog asks why an order is cancelled, until that is done. */
export const isCancelling = (snapshot: Snapshot): boolean => snapshot.matches('cancelling')
/** True while an order is being cancelled. */
export const isSending = (snapshot: Snapshot): boolean => snapshot.matches({ cancelling: 'sending' })
